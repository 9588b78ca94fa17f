import type { ReasonOf } from '@vitrine/contract/error-reasons.ts'
import type { LabelItem } from '@vitrine/contract/entities/orders/shipping-labels.ts'
import { Refusal, refusalFor } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { actorOf } from '../../../ground/event/actor.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import { fulfillHeld, holdOrder, linesOf, type OnSite, type StoredPieces } from '../../fulfillment/api.ts'
import type { StoredOrder } from '../../order/api.ts'
import { type Label, LabelRefusal } from '../../shippo/api.ts'
import { lockAccount, requireAccount, type OpenAccount } from '../account/account.ts'
import { packedParcel } from '../parcels/parcel.ts'
import { expirationOf } from '../present.ts'
import { settleBought } from './settle.ts'
import { findLabelOfQuote, findQuote, insertLabel, listLabels, type StoredLabel, type StoredQuote } from '../store.ts'
import type { QuoteRecord } from '../tables.ts'
import { pollSoon } from './waiting.ts'
import { labelRefusal } from './call-carrier.ts'

const illegal = (reason: ReasonOf<'ILLEGAL_STATE'>) => refusalFor('ILLEGAL_STATE', reason)

/** Lease of a purchase: longer than the two carrier requests it may take. */
const leaseMs = 2 * 60 * 1000

export const labelLease = (now: Date): Date => new Date(now.getTime() + leaseMs)

export interface Buying {
  readonly caller: OnSite
  readonly orderId: string
  readonly quoteId: string
  readonly rateId: string
  readonly sendShippingEmail?: boolean
}

interface Written {
  readonly label: StoredLabel
  /** Whether the caller inserted the label and must still buy it from the carrier. */
  readonly isNew: boolean
}

interface Held {
  readonly order: StoredOrder
  readonly pieces: StoredPieces
}

const keyOf = (items: readonly LabelItem[]): string =>
  items
    .map(({ lineItemId, quantity }) => `${lineItemId} ${quantity}`)
    .toSorted()
    .join()

/** Returns the fulfillment for the label: the given packed one, or a new one that reserves the items. */
const pack = async (
  context: Context,
  db: Db,
  held: Held,
  { site, caller, body }: { site: Site; caller: OnSite; body: QuoteRecord },
): Promise<string> => {
  const { fulfillmentId, items } = body
  if (fulfillmentId === undefined) {
    const lineItems = items.map(({ lineItemId: id, quantity }) => ({ id, quantity }))
    const fulfillments = [{ lineItems, completed: false }]
    const about = { site, actor: actorOf(caller), ...held }
    return (await fulfillHeld(context, db, about, { fulfillments, options: {} })).fulfillmentIds[0]!
  }
  const lines = linesOf(packedParcel(held, fulfillmentId))
  const isSame = keyOf(lines.map(({ id, quantity }) => ({ lineItemId: id, quantity }))) === keyOf(items)
  if (!isSame) throw illegal('FULFILLMENT_CHANGED')
  const others = await listLabels(db, site.id, held.order.id)
  if (others.some(({ fulfillment_id, status }) => fulfillment_id === fulfillmentId && status === 'BUYING')) {
    throw illegal('LABEL_BEING_BOUGHT')
  }
  return fulfillmentId
}

const requireQuote = async (
  db: Db,
  { caller, orderId, quoteId }: Buying,
  { account, now }: { account: OpenAccount; now: Date },
): Promise<StoredQuote> => {
  const quote = await findQuote(db, caller.siteId, quoteId)
  if (!quote || quote.order_id !== orderId) throw new Refusal('NOT_FOUND', 'The order has no such quote.')
  if (quote.body.accountId !== account.accountId) {
    throw illegal('QUOTE_OF_OTHER_ACCOUNT')
  }
  if (expirationOf(quote.created_date) < now) throw illegal('QUOTE_EXPIRED')
  return quote
}

/** Inserts a label before the carrier is called, under a lock of its order, so that concurrent requests insert one. */
const writeDown = (
  context: Context,
  { site, account, request }: { site: Site; account: OpenAccount; request: Buying },
): Promise<Written> =>
  transact(context.db, async (db) => {
    const { caller, orderId, quoteId, rateId, sendShippingEmail = true } = request
    const held = await holdOrder(db, caller, orderId)
    const known = await findLabelOfQuote(db, site.id, quoteId)
    if (known && known.order_id === orderId) {
      if (known.body.rate.id === rateId) return { label: known, isNew: false }
      throw illegal('QUOTE_USED')
    }
    await lockAccount(db, site, account)
    const now = context.now()
    const { body } = await requireQuote(db, request, { account, now })
    const { rates, fulfillmentId, ...record } = body
    const rate = rates.find(({ id }) => id === rateId)
    if (!rate) throw new Refusal('NOT_FOUND', 'The quote has no such rate.')
    const label = await insertLabel(
      db,
      {
        site_id: site.id,
        id: context.newId(),
        order_id: orderId,
        order_number: String(held.order.number),
        quote_id: quoteId,
        fulfillment_id: await pack(context, db, held, { site, caller, body }),
        body: {
          ...record,
          purpose: 'SHIPMENT',
          rate,
          isPackedForIt: fulfillmentId === undefined,
          sendShippingEmail,
          actor: actorOf(caller),
        },
        created_date: now,
        updated_date: now,
      },
      { pollDate: labelLease(now) },
    )
    return { label, isNew: true }
  })

/** Buys a recorded label from the carrier. If there is no response, the job finds out later. */
export const askForLabel = async (
  context: Context,
  { site, account, label }: { site: Site; account: OpenAccount; label: StoredLabel },
): Promise<StoredLabel> => {
  const purchase = await account.carrier.buy(label.body.rate.id, 'PNG').catch((error: unknown): Label | undefined => {
    if (error instanceof LabelRefusal) return { state: 'failed', id: '', reason: error.message }
    context.log.warn({ err: error, labelId: label.id }, 'the outcome of a label purchase is unknown')
    return undefined
  })
  if (!purchase) return label
  const settled = await settleBought(context, { site, label }, purchase)
  await pollSoon(context, settled)
  return settled
}

const notFailed = (label: StoredLabel): StoredLabel => {
  if (label.status === 'FAILED') throw labelRefusal(label.body.reason, label.id)
  return label
}

/** Buys the label of a rate. Repeated requests return the same label. */
export const buyLabel = async (context: Context, request: Buying): Promise<StoredLabel> => {
  const site = await requireSite(context.sites, request.caller.siteId)
  const account = await requireAccount(context, site)
  const { label, isNew } = await writeDown(context, { site, account, request })
  return notFailed(isNew ? await askForLabel(context, { site, account, label }) : label)
}
