// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, DiscountCustomTrigger } from '../generated.ts'

/** Lists the custom triggers that discount rules can use. */
export const listTriggers: ElevatedEndpoint<{ body?: {} }, { triggers: readonly DiscountCustomTrigger[] }> = {
  route: 'POST /ecom/v1/discount-custom-triggers/list',
  repeatable: true,
  elevated: true,
}
