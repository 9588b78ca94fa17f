import type { DraftOrderInput } from '@vitrine/contract/entities/orders/draft-order.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { CallerWithRole } from '../../ground/base/caller.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { actorOf } from '../../ground/event/actor.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import { readCatalog } from '../../catalog/product/api.ts'
import { withBuyerPrices } from './buyer-prices.ts'
import { withAppFees } from './edit/change.ts'
import { creatorOf, type Created } from './creator.ts'
import { createEdit } from './edit/edit.ts'
import { readInput } from './input.ts'
import { refuseTooMuch } from './edit/judge-discounts.ts'
import { insertDraft } from './store.ts'
import { recordDraftEvent } from './record-event.ts'
import { viewDraft } from './view.ts'

export interface Creating {
  readonly caller: CallerWithRole<'owner' | 'app'>
  readonly sourceOrderId?: string
  /** Legacy name of `sourceOrderId`. */
  readonly orderId?: string
  readonly draftOrder?: Input<DraftOrderInput>
}

/** Creates a draft order, within the caller's transaction. */
export const createDraftHeld = async (
  context: Context,
  db: Db,
  {
    caller,
    site,
    draftOrder = {},
    chargesFees = false,
  }: Pick<Creating, 'caller' | 'draftOrder'> & { site: Site; chargesFees?: boolean },
): Promise<Created> => {
  const reading = readCatalog(db, site)
  const read = await readInput(context, reading, draftOrder)
  const created = { ...read, ...creatorOf(caller), ...(chargesFees && { chargesFees }) }
  const body = await withBuyerPrices(reading, { after: created, now: context.now() })
  const view = await viewDraft(reading, body, context.now())
  refuseTooMuch(view.calculated, new Set(body.discounts.map(({ id }) => id)))
  const { total } = view.calculated.totals
  const row = { site_id: site.id, id: context.newId(), order_id: null, total, body }
  const draft = await insertDraft(db, row, context.now())
  await recordDraftEvent(db, 'created', { draft, view, actor: actorOf(caller) })
  return { draft, view, isExisting: false }
}

const createNew = async (context: Context, { caller, draftOrder = {} }: Creating): Promise<Created> => {
  const site = await requireSite(context.sites, caller.siteId)
  const created = await transact(context.db, (db) =>
    createDraftHeld(context, db, { caller, site, draftOrder, chargesFees: true }),
  )
  return withAppFees(context, site, created)
}

/** Creates a draft of a new order, or an edit of an existing order. */
export const createDraft = (context: Context, creating: Creating): Promise<Created> => {
  const { caller, sourceOrderId, orderId = sourceOrderId, draftOrder } = creating
  if (orderId === undefined) return createNew(context, creating)
  if (draftOrder) throw invalidField('draftOrder', 'cannot be combined with sourceOrderId', 'ONE_OF_ALIGNMENT')
  if (sourceOrderId !== undefined && sourceOrderId !== orderId) {
    throw invalidField('orderId', 'must be the same as sourceOrderId', 'ONE_OF_ALIGNMENT')
  }
  return createEdit(context, { caller, orderId })
}
