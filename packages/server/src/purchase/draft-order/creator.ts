import type { CallerWithRole } from '../../ground/base/caller.ts'
import type { StoredDraft } from './store.ts'
import type { DraftView } from './view.ts'

/** A requested draft. */
export interface Created {
  readonly draft: StoredDraft
  readonly view: DraftView
  /** Whether it already existed. */
  readonly isExisting: boolean
}

/** Returns the owner or app that created a draft, if known. */
export const creatorOf = (caller: CallerWithRole<'owner' | 'app'>) => {
  if (caller.role === 'app') return { createdBy: { appId: caller.appId } }
  return caller.ownerId === undefined ? {} : { createdBy: { userId: caller.ownerId } }
}
