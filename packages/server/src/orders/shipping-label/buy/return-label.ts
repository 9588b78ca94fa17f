import type { LabelItem } from '@vitrine/contract/entities/orders/shipping-labels.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { actorOf } from '../../../ground/event/actor.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import { holdOrder, type OnSite } from '../../fulfillment/api.ts'
import { lockAccount, requireAccount, type OpenAccount } from '../account/account.ts'
import { askForLabel, labelLease } from './buy.ts'
import { parcelOfItems } from '../parcels/parcel.ts'
import { rateParcel, readToLabel } from './quote.ts'
import { insertLabel, listLabels, type StoredLabel } from '../store.ts'
import type { LabelRecord } from '../tables.ts'
import { labelRefusal } from './call-carrier.ts'

export interface ReturnLabelRequest {
  readonly caller: OnSite
  readonly orderId: string
  /** A return has at most one active label. */
  readonly returnId: string
  readonly items: readonly LabelItem[]
  /** In the weight unit of the order. Default: the weight of the items. */
  readonly weight?: string
}

const ofReturn = async (db: Db, { caller, orderId, returnId }: ReturnLabelRequest): Promise<StoredLabel | undefined> =>
  (await listLabels(db, caller.siteId, orderId)).find(
    ({ status, body }) => body.returnId === returnId && (status === 'BUYING' || status === 'BOUGHT'),
  )

/** Requests rates for a parcel from the buyer to the store and picks the cheapest one. */
const record = async (
  context: Context,
  { account, request }: { account: OpenAccount; request: ReturnLabelRequest },
): Promise<LabelRecord> => {
  const { caller, orderId, returnId, items, weight } = request
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

/** Inserts the label under a lock of its order, so that concurrent requests insert one. */
const writeDown = (
  context: Context,
  {
    site,
    account,
    request,
    body,
  }: { site: Site; account: OpenAccount; request: ReturnLabelRequest; body: LabelRecord },
): Promise<{ label: StoredLabel; isNew: boolean }> =>
  transact(context.db, async (db) => {
    const { caller, orderId } = request
    const { order } = await holdOrder(db, caller, orderId)
    const other = await ofReturn(db, request)
    if (other) return { label: other, isNew: false }
    await lockAccount(db, site, account)
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
      { pollDate: labelLease(now) },
    )
    return { label, isNew: true }
  })

/**
 * Buys a label for returning items to the store, with the cheapest service of the label settings. Repeated requests for
 * a return yield the same label until it is voided. The label has no fulfillment. While its status is `BUYING`, the
 * outcome is unknown.
 *
 * Throws `LABELS_NOT_SET_UP` if an account, settings or an address is missing, `LABEL_REFUSED` with the carrier's
 * message, and `UNAVAILABLE` if the carrier did not respond before the purchase.
 */
export const buyReturnLabel = async (context: Context, request: ReturnLabelRequest): Promise<StoredLabel> => {
  const known = await ofReturn(context.db, request)
  if (known) return known
  const site = await requireSite(context.sites, request.caller.siteId)
  const account = await requireAccount(context, site)
  const body = await record(context, { account, request })
  const written = await writeDown(context, { site, account, request, body })
  if (!written.isNew) return written.label
  const label = await askForLabel(context, { site, account, label: written.label })
  if (label.status === 'FAILED') throw labelRefusal(label.body.reason, label.id)
  return label
}
