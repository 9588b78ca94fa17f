// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend } from '../call-options.ts'
import type { DiscountCustomTrigger } from '../generated.ts'

/**
 * Lists the custom triggers that discount rules can use. Elevated.
 *
 * @example
 * const { triggers } = await owner.discountsCustomTrigger.listTriggers()
 */
export const listTriggers = (
  send: ElevatedSend,
): ((call?: CallOptions) => Promise<{ triggers: readonly DiscountCustomTrigger[] }>) =>
  bind(send, { route: 'POST /ecom/v1/discount-custom-triggers/list', repeatable: true, elevated: true })
