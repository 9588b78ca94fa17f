import type { Caller } from '../../ground/base/caller.ts'
import { actorOf } from '../../ground/event/actor.ts'

/** An owner or an app. Empty for an API key. */
export interface Creator {
  readonly userId?: string
  readonly appId?: string
}

/** Returns the creator of a checkout on behalf of a buyer; empty if the buyer created it. */
export const createdBy = (caller: Caller): { readonly createdBy?: Creator } => {
  if (caller.role === 'anyone') return {}
  const actor = actorOf(caller)
  switch (actor.type) {
    case 'visitor':
    case 'member':
      return {}
    case 'owner':
      return { createdBy: { userId: actor.id } }
    case 'app':
      return { createdBy: { appId: actor.id } }
    case 'key':
      return { createdBy: {} }
    default:
      return actor satisfies never
  }
}
