import { maxLines } from '@vitrine/domain/cart/lines.ts'
import type { CallerWithRole } from '../../../ground/base/caller.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import { actorOf } from '../../../ground/event/actor.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import { createPricing } from '../../../selling/basket/api.ts'
import { type CatalogReading, readCatalog } from '../../../catalog/product/api.ts'
import { withBuyerPrices } from '../buyer-prices.ts'
import { holdDraft, saveOrRefuse } from '../held.ts'
import { refuseTooMuch } from './judge-discounts.ts'
import type { StoredDraft } from '../store.ts'
import type { DraftOrderRecord } from '../tables.ts'
import { recordDraftEvent } from '../record-event.ts'
import { viewDraft, type DraftView } from '../view.ts'

export interface Changing {
  readonly caller: CallerWithRole<'owner' | 'app'>
  readonly draftOrderId: string
}

/** Changes the contents of a draft. */
export type Change = (
  record: DraftOrderRecord,
  reading: CatalogReading,
  now: Date,
) => DraftOrderRecord | Promise<DraftOrderRecord>

export interface Viewed {
  readonly draft: StoredDraft
  readonly view: DraftView
}

const appliedIds = ({ discounts }: DraftOrderRecord): string[] =>
  discounts.filter(({ applied }) => applied).map(({ id }) => id)

/** Fetches the fees of apps before a draft is returned. Must not be called within a transaction. */
export const withAppFees = async <Known extends Viewed>(context: Context, site: Site, known: Known): Promise<Known> => {
  const { view, draft } = known
  if (!view.pending) return known
  const priced = await createPricing(context)(site.id, () =>
    viewDraft(readCatalog(context.db, site), draft.body, context.now()),
  )
  return { ...known, view: priced }
}

/** Changes an open draft: locks, changes, calculates and saves it, and records the event, in one transaction. */
export const changeDraft = async (
  context: Context,
  { caller, draftOrderId }: Changing,
  change: Change,
): Promise<Viewed> => {
  const site = await requireSite(context.sites, caller.siteId)
  const changed = await transact(context.db, async (db) => {
    const held = await holdDraft(db, { siteId: site.id, id: draftOrderId })
    const reading = readCatalog(db, site)
    const after = await change(held.body, reading, context.now())
    const body = await withBuyerPrices(reading, { before: held.body, after, now: context.now() })
    if (body.lines.length > maxLines) throw new Refusal('MAX_ITEMS_REACHED')
    const view = await viewDraft(reading, body, context.now())
    const before = new Set(appliedIds(held.body))
    refuseTooMuch(view.calculated, new Set(appliedIds(body).filter((id) => !before.has(id))))
    const saving = { event: 'CHANGE' as const, body, total: view.calculated.totals.total, now: context.now() }
    const draft = await saveOrRefuse(db, held, saving)
    await recordDraftEvent(db, 'updated', { draft, view, actor: actorOf(caller) })
    return { draft, view }
  })
  return withAppFees(context, site, changed)
}
