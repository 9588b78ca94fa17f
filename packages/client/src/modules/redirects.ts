import { bind } from '../bind.ts'
import type { CallOptions, Send } from '../call-options.ts'
import * as calls from '../generated-sign-in.ts'
import type { CreateRedirectSessionOptionsInput, RedirectSession } from '../generated.ts'

/**
 * Prepares a visit to a hosted page and tells its address: `redirectSession.fullUrl`.
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
) => Promise<{ redirectSession: RedirectSession }>) => bind(send, calls.createRedirectSession, '...options')
