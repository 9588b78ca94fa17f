import type { LabelItem } from '@vitrine/contract/entities/shipping-labels.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { actorOf } from '../../../ground/event/actor.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import { holdOrder, type OnSite } from '../../fulfillment/api.ts'
import { keepAccount, requireAccount, type OpenAccount } from '../account/account.ts'
import { askForLabel, labelLease } from './buy.ts'
import { parcelOfItems } from '../parcels/parcel.ts'
import { rateParcel, readToLabel } from './quote.ts'
import { insertLabel, listLabels, type StoredLabel } from '../store.ts'
import type { LabelRecord } from '../tables.ts'

export interface ReturnLabelAsked {
  readonly caller: OnSite
  readonly orderId: string
  /** Of one return there is one label. */
  readonly returnId: string
  readonly items: readonly LabelItem[]
  /** In the unit of the order; what the items weigh unless told. */
  readonly weight?: string
}

const ofReturn = async (db: Db, { caller, orderId, returnId }: ReturnLabelAsked): Promise<StoredLabel | undefined> =>
  (await listLabels(db, caller.siteId, orderId)).find(
    ({ status, body }) => body.returnId === returnId && (status === 'BUYING' || status === 'BOUGHT'),
  )

/** Rates a parcel from the buyer to the store, and takes the cheapest service. */
const record = async (
  context: Context,
  { account, asked }: { account: OpenAccount; asked: ReturnLabelAsked },
): Promise<LabelRecord> => {
  const { caller, orderId, returnId, items, weight } = asked
  const about = await readToLabel(context, { caller, orderId })
  const packed = parcelOfItems(about, { ...(weight !== undefined && { weight }) }, items)
  const { from: store, to: buyer, customs: _customs, ...box } = packed.record.parcel
  const back = { ...packed.record, parcel: { ...box, from: buyer, to: store } }
  const rating = { account, about, record: back, known: packed.known, country: buyer.country }
  const rates = await rateParcel(context, rating)
  const { provider, mode, accountId } = account
  return {
    ...back,
    purpose: 'RETURN',
    provider,
    mode,
    accountId,
    rate: rates.reduce((least, one) => (one.amount < least.amount ? one : least)),
    isPackedForIt: false,
    returnId,
    sendShippingEmail: false,
    actor: actorOf(caller),
  }
}

/** Writes the label down while its order is held: of two who ask for it at once one writes it. */
const writeDown = (
  context: Context,
  { site, account, asked, body }: { site: Site; account: OpenAccount; asked: ReturnLabelAsked; body: LabelRecord },
): Promise<{ label: StoredLabel; isNew: boolean }> =>
  transact(context.db, async (db) => {
    const { caller, orderId } = asked
    const { order } = await holdOrder(db, caller, orderId)
    const other = await ofReturn(db, asked)
    if (other) return { label: other, isNew: false }
    await keepAccount(db, site, account)
    const now = context.now()
    const label = await insertLabel(
      db,
      {
        site_id: site.id,
        id: context.newId(),
        order_id: orderId,
        order_number: String(order.number),
        quote_id: context.newId(),
        fulfillment_id: null,
        body,
        created_date: now,
        updated_date: now,
      },
      { lookDate: labelLease(now) },
    )
    return { label, isNew: true }
  })

/**
 * Buys a label with which a buyer sends items back to the store, by the cheapest service of the label settings. Asked
 * again for the same return it is the same label, as long as that was not given back. It has no shipment; while it is
 * `BUYING` nobody knows yet whether there is one.
 *
 * Throws `LABELS_NOT_SET_UP` where an account, settings or an address is missing, `LABEL_REFUSED` in the carrier's words,
 * and `UNAVAILABLE` where the carrier did not answer before anything was bought.
 */
export const buyReturnLabel = async (context: Context, asked: ReturnLabelAsked): Promise<StoredLabel> => {
  const known = await ofReturn(context.db, asked)
  if (known) return known
  const site = await requireSite(context.sites, asked.caller.siteId)
  const account = await requireAccount(context, site)
  const body = await record(context, { account, asked })
  const written = await writeDown(context, { site, account, asked, body })
  if (!written.isNew) return written.label
  const label = await askForLabel(context, { site, account, label: written.label })
  if (label.status === 'FAILED') throw new Refusal('LABEL_REFUSED', label.body.reason, { labelId: label.id })
  return label
}
