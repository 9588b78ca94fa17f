import type { DraftOrderInput } from '@vitrine/contract/entities/draft-order.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { CallerWithRole } from '../../ground/base/caller.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { actorOf } from '../../ground/event/actor.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { readCatalog } from '../catalog/offers.ts'
import { readInput } from './input.ts'
import { insertDraft, type StoredDraft } from './store.ts'
import { tellOfDraft } from './tell.ts'
import { viewDraft, type DraftView } from './view.ts'

export interface Creating {
  readonly caller: CallerWithRole<'owner' | 'app'>
  readonly sourceOrderId?: string
  /** The same, by its older name. */
  readonly orderId?: string
  readonly draftOrder?: Input<DraftOrderInput>
}

export interface Created {
  readonly draft: StoredDraft
  readonly view: DraftView
  /** Whether it was there before. */
  readonly isOld: boolean
}

/** Who made it, as far as it is somebody. */
export const creatorOf = (caller: Creating['caller']) => {
  if (caller.role === 'app') return { createdBy: { appId: caller.appId } }
  return caller.ownerId === undefined ? {} : { createdBy: { userId: caller.ownerId } }
}

/** Begins an order that the store prepares. */
const createNew = async (context: Context, { caller, draftOrder = {} }: Creating): Promise<Created> => {
  const site = await requireSite(context.sites, caller.siteId)
  return transact(context.db, async (db) => {
    const reading = readCatalog(db, site)
    const body = { ...(await readInput(context, reading, draftOrder)), ...creatorOf(caller) }
    const view = await viewDraft(reading, body)
    const { total } = view.calculated.totals
    const row = { site_id: site.id, id: context.newId(), order_id: null, total, body }
    const draft = await insertDraft(db, row, context.now())
    await tellOfDraft(db, 'created', { draft, view, actor: actorOf(caller) })
    return { draft, view, isOld: false }
  })
}

export const createDraft = (context: Context, creating: Creating): Promise<Created> => {
  const { sourceOrderId, orderId } = creating
  if (sourceOrderId !== undefined || orderId !== undefined) throw invalidField('sourceOrderId', 'is not supported yet')
  return createNew(context, creating)
}
