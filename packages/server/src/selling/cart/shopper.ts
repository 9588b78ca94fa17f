import type { Caller, Shopper } from '../../ground/base/caller.ts'
import { Refusal } from '../../ground/base/refusal.ts'

/** Returns the shopper of a request. API keys and apps need a shopper's token as well. */
export const shopperOf = (caller: Exclude<Caller, { role: 'anyone' }>): Shopper => {
  if (caller.role === 'visitor' || caller.role === 'member') return caller
  if (caller.role === 'owner' && caller.actsFor) return caller.actsFor
  throw new Refusal(
    'PERMISSION_DENIED',
    'The current cart belongs to a visitor or member: send their token with the API key.',
  )
}
