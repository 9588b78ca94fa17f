import type { Caller } from '../base/caller.ts'

/** The actor that caused an event. */
export type Actor =
  | { readonly type: 'visitor' | 'member' | 'owner' | 'app'; readonly id: string }
  /** An API key of the store, without a person. */
  | { readonly type: 'key' }

/** Returns the actor of a caller. An API key that acts for a buyer counts as that buyer. */
export const actorOf = (caller: Exclude<Caller, { role: 'anyone' }>): Actor => {
  switch (caller.role) {
    case 'visitor':
      return { type: 'visitor', id: caller.visitorId }
    case 'member':
      return { type: 'member', id: caller.memberId }
    case 'app':
      return { type: 'app', id: caller.appId }
    case 'owner':
      if (caller.actsFor) return actorOf(caller.actsFor)
      return caller.ownerId === undefined ? { type: 'key' } : { type: 'owner', id: caller.ownerId }
    default:
      return caller satisfies never
  }
}
