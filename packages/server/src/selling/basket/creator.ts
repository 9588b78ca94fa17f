import type { Caller } from '../../ground/base/caller.ts'
import { actorOf } from '../../ground/event/actor.ts'

/** An owner, or an app; an API key is nobody in person. */
export interface Creator {
  readonly userId?: string
  readonly appId?: string
}

/** Who begins a checkout for somebody else; nothing where buyers do it themselves. To be spread into what is kept. */
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
