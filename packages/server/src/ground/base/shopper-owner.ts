import type { Caller, Shopper } from './caller.ts'

/** A member's basket is theirs wherever they sign in; a visitor's belongs to the browser that holds the token. */
export const ownerOf = (shopper: Shopper): string =>
  shopper.role === 'member' ? `member:${shopper.memberId}` : `visitor:${shopper.visitorId}`

/** Whose what a caller opens is: their own, the shopper's whom a key acts for, or else a visitor's who is not there yet. */
export const ownerFor = (caller: Exclude<Caller, { role: 'anyone' }>, newId: () => string): string => {
  if (caller.role === 'visitor' || caller.role === 'member') return ownerOf(caller)
  return caller.role === 'owner' && caller.actsFor ? ownerOf(caller.actsFor) : `visitor:${newId()}`
}

/** The owners whose things a shopper may see: a member also sees what they began as a visitor. */
export const ownersOf = (caller: Caller): readonly string[] => {
  if (caller.role === 'member') return [`member:${caller.memberId}`, `visitor:${caller.visitorId}`]
  return caller.role === 'visitor' ? [`visitor:${caller.visitorId}`] : []
}

/**
 * The owner whose orders a shopper's account lists. What was bought as a visitor of the same browser may be someone
 * else's: it comes into an account once its email is shown to be the member's, and until then is found by its id alone.
 */
export const accountOwnersOf = (caller: Caller): readonly string[] =>
  caller.role === 'member' || caller.role === 'visitor' ? [ownerOf(caller)] : []

/** Whether a caller may see what belongs to an owner of the same site. */
export const maySee = (caller: Caller, siteId: string, owner: string): boolean => {
  if (caller.role === 'anyone' || caller.siteId !== siteId) return false
  return caller.role === 'owner' || caller.role === 'app' || ownersOf(caller).includes(owner)
}

/** Splits `member:…` and `visitor:…` into what the buyer info names. */
export const buyerOf = (owner: string): { memberId: string } | { visitorId: string } => {
  const id = owner.slice(owner.indexOf(':') + 1)
  return owner.startsWith('member:') ? { memberId: id } : { visitorId: id }
}
