import type { Caller, Shopper } from './caller.ts'

/**
 * Returns the owner key of a shopper. Members own their carts on every device; a visitor's belong to the browser that
 * holds the token.
 */
export const ownerOf = (shopper: Shopper): string =>
  shopper.role === 'member' ? `member:${shopper.memberId}` : `visitor:${shopper.visitorId}`

/** Returns the owner of what a caller creates: the caller, the shopper an API key acts for, or a new visitor. */
export const ownerFor = (caller: Exclude<Caller, { role: 'anyone' }>, newId: () => string): string => {
  if (caller.role === 'visitor' || caller.role === 'member') return ownerOf(caller)
  return caller.role === 'owner' && caller.actsFor ? ownerOf(caller.actsFor) : `visitor:${newId()}`
}

/** Returns the owners whose resources a shopper may see. Members also see what they created as a visitor. */
export const ownersOf = (caller: Caller): readonly string[] => {
  if (caller.role === 'member') return [`member:${caller.memberId}`, `visitor:${caller.visitorId}`]
  return caller.role === 'visitor' ? [`visitor:${caller.visitorId}`] : []
}

/**
 * Returns the owner whose orders an account lists. Orders placed as a visitor of the same browser may be someone
 * else's: they are added to an account once their email is verified as the member's. Until then, they can only be found
 * by ID.
 */
export const accountOwnersOf = (caller: Caller): readonly string[] =>
  caller.role === 'member' || caller.role === 'visitor' ? [ownerOf(caller)] : []

/** Returns whether a caller may see a resource of an owner on a site. */
export const maySee = (caller: Caller, siteId: string, owner: string): boolean => {
  if (caller.role === 'anyone' || caller.siteId !== siteId) return false
  return caller.role === 'owner' || caller.role === 'app' || ownersOf(caller).includes(owner)
}

/** Converts an owner key (`member:…` or `visitor:…`) to buyer info. */
export const buyerOf = (owner: string): { memberId: string } | { visitorId: string } => {
  const id = owner.slice(owner.indexOf(':') + 1)
  return owner.startsWith('member:') ? { memberId: id } : { visitorId: id }
}
