import type { LabelItem } from '@vitrine/contract/entities/shipping-labels.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { actorOf } from '../../ground/event/actor.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { holdOrder, type OnSite } from '../fulfillment/hold.ts'
import { requireAccount } from './account.ts'
import { askForLabel, labelLease } from './buy.ts'
import { parcelOfItems } from './parcel.ts'
import { rateParcel, readToLabel } from './quote.ts'
import { insertLabel, listLabels, type StoredLabel } from './store.ts'
import type { LabelRecord } from './tables.ts'

export interface ReturnLabelAsked {
  readonly caller: OnSite
  readonly orderId: string
  /** Of one return there is one label. */
  readonly returnId: string
  readonly items: readonly LabelItem[]
  /** In the unit of the order; what the items weigh unless told. */
  readonly weight?: string
}

const isOf = ({ status, body }: StoredLabel, returnId: string): boolean =>
  body.returnId === returnId && (status === 'BUYING' || status === 'BOUGHT')

/**
 * Buys a label with which a buyer sends items back to the store, by the cheapest service of the label settings. Asked
 * again for the same return it is the same label, as long as that was not given back. It has no shipment; while it is
 * `BUYING` nobody knows yet whether there is one.
 *
 * Throws `LABELS_NOT_SET_UP` where an account, settings or an address is missing, `LABEL_REFUSED` in the carrier's words,
 * and `UNAVAILABLE` where the carrier did not answer before anything was bought.
 */
export const buyReturnLabel = async (context: Context, asked: ReturnLabelAsked): Promise<StoredLabel> => {
  const { caller, orderId, returnId, items, weight } = asked
  const known = (await listLabels(context.db, caller.siteId, orderId)).find((label) => isOf(label, returnId))
  if (known) return known
  const site = await requireSite(context.sites, caller.siteId)
  const [account, about] = [await requireAccount(context, site), await readToLabel(context, { caller, orderId })]
  const { record, known: settings } = parcelOfItems(about, { ...(weight !== undefined && { weight }) }, items)
  const { from: store, to: buyer, customs: _customs, ...box } = record.parcel
  const back = { ...record, parcel: { ...box, from: buyer, to: store } }
  const rates = await rateParcel(context, { account, about, record: back, known: settings, country: buyer.country })
  const rate = rates.reduce((least, one) => (one.amount < least.amount ? one : least))
  const body: LabelRecord = {
    ...back,
    purpose: 'RETURN',
    provider: account.provider,
    mode: account.mode,
    accountId: account.accountId,
    rate,
    isPackedForIt: false,
    returnId,
    sendShippingEmail: false,
    actor: actorOf(caller),
  }
  const written = await transact(context.db, async (db) => {
    const { order } = await holdOrder(db, caller, orderId)
    const other = (await listLabels(db, site.id, orderId)).find((label) => isOf(label, returnId))
    if (other) return { label: other, isNew: false }
    const now = context.now()
    const label = await insertLabel(db, {
      site_id: site.id,
      id: context.newId(),
      order_id: orderId,
      order_number: String(order.number),
      quote_id: context.newId(),
      fulfillment_id: null,
      body,
      look_date: labelLease(now),
      created_date: now,
      updated_date: now,
    })
    return { label, isNew: true }
  })
  if (!written.isNew) return written.label
  const label = await askForLabel(context, { site, account, label: written.label })
  if (label.status === 'FAILED') throw new Refusal('LABEL_REFUSED', label.body.reason, { labelId: label.id })
  return label
}
