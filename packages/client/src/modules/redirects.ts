// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, Send } from '../call-options.ts'
import type { RedirectSession, CreateRedirectSessionOptionsInput } from '../generated.ts'

/**
 * Creates a redirect to a hosted page, such as the checkout. Send the visitor to `redirectSession.fullUrl`.
 *
 * @example
 * const callbacks = { postFlowUrl: 'http://localhost:3000/' }
 * const ecomCheckout = { checkoutId: checkout.id }
 * const { redirectSession } = await client.redirects.createRedirectSession({ ecomCheckout, callbacks })
 */
export const createRedirectSession = (
  send: Send,
): ((
  options: CreateRedirectSessionOptionsInput,
  call?: CallOptions,
) => Promise<{ redirectSession: RedirectSession }>) =>
  bind(send, { route: 'POST /_api/redirects-api/v1/redirect-session ...options', repeatable: true })
