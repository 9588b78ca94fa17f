import { toDecimal, type Minor } from '@vitrine/domain/money.ts'
import { exchangeOf, spreadExchange, type Exchange } from '@vitrine/domain/returns/exchange.ts'
import type { Source } from '@vitrine/domain/returns/spread.ts'
import type { CallerWithRole } from '../../../ground/base/caller.ts'
import { Refusal, refusalFor, outOfBounds } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { actorOf } from '../../../ground/event/actor.ts'
import { queueMail } from '../../../ground/mail/outbox.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { speechFor } from '../../../ground/words/speech.ts'
import { readCatalog } from '../../../catalog/product/api.ts'
import { alreadyCommitted, findDraft, placeDraftHeld, unknownDraft, viewDraft } from '../../draft-order/api.ts'
import { confirmationEmail, presentOrder, type StoredOrder } from '../../../orders/order/api.ts'
import { exchangeProvider, insertPayment } from '../../../money/payment/api.ts'
import { noteReceived } from '../../purchase/api.ts'
import type { StoredReturn } from '../store.ts'

type Parts = Extract<ReturnType<typeof spreadExchange>, { ok: true }>

/** An exchange at current prices. */
export interface PlannedExchange extends Exchange, Omit<Parts, 'ok' | 'credited'> {
  readonly draftId: string
  /** Total of the draft, and the revision it applies to. */
  readonly total: Minor
  readonly revision: number
  /** Amounts transferred from each payment. */
  readonly taken: Parts['credited']
}

interface Planning {
  readonly site: Site
  readonly known: StoredReturn
  readonly amount: Minor
  readonly sources: readonly Source[]
  /** Revision of the draft that the caller has seen. */
  readonly revision: number | undefined
}

const changed = (revision: number): Refusal =>
  new Refusal('CONFLICT', 'The draft was changed in the meantime. Read it again.', { revision })

/** Plans an exchange. Refuses a draft that was deleted, committed or changed. */
export const planExchange = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { site, known, amount, sources, revision }: Planning,
): Promise<PlannedExchange> => {
  const id = known.exchange_draft_id
  if (id === null) throw refusalFor('ILLEGAL_STATE', 'NO_EXCHANGE_DRAFT')
  const draft = await findDraft(db, site.id, id)
  if (!draft) throw unknownDraft()
  if (draft.status === 'COMMITTED') throw alreadyCommitted(draft)
  if (revision !== undefined && revision !== draft.revision) throw changed(draft.revision)
  const { total } = (await viewDraft(readCatalog(db, site), draft.body, now())).calculated.totals
  const exchange = exchangeOf(amount, total)
  const spread = spreadExchange(exchange, sources)
  if (!spread.ok) {
    const maxAmount = toDecimal(spread.max, site.currency)
    throw outOfBounds('amount', {
      rule: 'MAX',
      threshold: maxAmount,
      description: `must be at most ${maxAmount}, the refundable amount`,
    })
  }
  const { refunds: back, credited: taken } = spread
  return { ...exchange, draftId: draft.id, total, revision: draft.revision, refunds: back, taken }
}

interface Placing {
  readonly caller: CallerWithRole<'owner' | 'app'>
  readonly site: Site
  readonly from: StoredOrder
  readonly planned: PlannedExchange
}

/** Records the amount transferred from the returned order as a payment of the new order. */
const recordCredit = async (
  context: Context,
  db: Db,
  { order, from, site, amount }: { order: StoredOrder; from: StoredOrder; site: Site; amount: Minor },
): Promise<void> => {
  const id = context.newId()
  const nameIn = (language: string) => speechFor({ site: language }).words.returns.exchangeOf(String(from.number))
  const buyerLanguage = order.body.buyerLanguage ?? site.language
  const regularPaymentDetails = {
    paymentOrderId: id,
    offlinePayment: true,
    paymentMethodName: { siteLanguageName: nameIn(site.language), buyerLanguageName: nameIn(buyerLanguage) },
  }
  const payment = {
    site_id: order.site_id,
    id,
    order_id: order.id,
    provider: exchangeProvider,
    method: null,
    amount,
    currency: site.currency,
    body: JSON.stringify({ regularPaymentDetails }),
  }
  await insertPayment(db, payment, { arrived: 'captured', now: context.now() })
}

/**
 * Places the draft of an exchange as planned, and pays for it with the returned amount, in the transaction that takes
 * it from the locked original order.
 */
export const placeExchange = async (
  context: Context,
  db: Db,
  { caller, site, from, planned }: Placing,
): Promise<StoredOrder> => {
  const { draftId, total, revision, credited } = planned
  const settings = { notifications: { sendNotificationToBuyer: false } }
  const placed = await placeDraftHeld(context, db, {
    caller,
    site,
    draftOrderId: draftId,
    settings,
    revision,
    channelInfo: undefined,
    reason: undefined,
  })
  // Prices are fixed in the draft, but taxes and delivery follow the store's current settings.
  if (placed.view.calculated.totals.total !== total) throw changed(revision)
  let { order } = placed
  if (credited > 0) {
    await recordCredit(context, db, { order, from, site, amount: credited })
    order = await noteReceived(context, db, { order, site, actor: actorOf(caller) })
  }
  if (order.email !== '') {
    const message = confirmationEmail(presentOrder(order), { site })
    await queueMail(db, { siteId: site.id, recipient: order.email, message })
  }
  return order
}
