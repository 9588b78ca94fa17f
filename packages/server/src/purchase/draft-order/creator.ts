import type { CallerWithRole } from '../../ground/base/caller.ts'
import type { StoredDraft } from './store.ts'
import type { DraftView } from './view.ts'

/** A draft that was asked for. */
export interface Created {
  readonly draft: StoredDraft
  readonly view: DraftView
  /** Whether it was there before. */
  readonly isOld: boolean
}

/** Who made a draft, as far as it is somebody. */
export const creatorOf = (caller: CallerWithRole<'owner' | 'app'>) => {
  if (caller.role === 'app') return { createdBy: { appId: caller.appId } }
  return caller.ownerId === undefined ? {} : { createdBy: { userId: caller.ownerId } }
}
