import type { orderChargeCalls } from '@vitrine/contract'
import type { RequestOf } from '@vitrine/contract/call.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import { offsetOf, sumsOf } from '@vitrine/domain/payment/ledger.ts'
import { createHash } from 'node:crypto'
import { exactMinor } from '../../../ground/base/amounts.ts'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { withCurrency, type Site } from '../../../ground/site/sites.ts'
import { findOrder, lockOrderById, memberOfOrder, type StoredOrder } from '../../../orders/order/api.ts'
import {
  type Attempt,
  awaitAttempt,
  cardProviderFor,
  chargedNow,
  findAttempt,
  listMovements,
  type Payments,
  readSavedToken,
  responseToken,
} from '../../../money/payment/api.ts'
import { writeGiftCardPayment } from '../place/settlement.ts'
import { insertOrderAttempt, prepareAttempt } from './begin.ts'
import { refuseDeclined } from './declined.ts'
import { redeemForOrder, type GiftCardShare } from './gift-cards.ts'
import { requirePayable } from './payable.ts'
import { noteReceived, refuseSoldOut } from './received.ts'
import { isUsableFor, requireAbsentCharges } from './saved.ts'
import { findCharge, insertCharge, type StoredCharge } from './store.ts'

type ChargeRequest = RequestOf<(typeof orderChargeCalls)['chargeOrder']>['body']

interface Charge {
  readonly shares: readonly GiftCardShare[]
  /** The card token, and the amount charged to it. */
  readonly card?: { readonly token: string; readonly amount: Minor }
  readonly total: Minor
}

/** Result of a charge: the payments made, and the attempt that waits for its buyer. */
export interface Charged {
  readonly paymentIds: readonly string[]
  readonly responseToken?: string
}

const inMinor = (price: { amount?: string | undefined } | undefined, field: string, currency: string): Minor => {
  const amount = exactMinor(price?.amount, { field: `${field}.amount.amount`, currency })
  if (amount === 0) throw new Refusal('INVALID_AMOUNT', undefined, { field: `${field}.amount.amount` })
  return amount
}

const readCard = ({ regularCharge, merchantInitiated }: ChargeRequest, currency: string): Charge['card'] => {
  if (!regularCharge) return undefined
  const amount = inMinor(regularCharge.amount, 'regularCharge', currency)
  const token = regularCharge.paymentIntentId ?? ''
  if (token === '') throw new Refusal('PAYMENT_INTENT_ID_REQUIRED')
  // An absent buyer can pay only with a saved payment method.
  if (merchantInitiated && !readSavedToken(token)) {
    throw new Refusal(
      'PAYMENT_METHOD_UNAVAILABLE',
      'Only saved payment methods can be charged while the buyer is absent.',
    )
  }
  return { token, amount }
}

/** Reads the charge from the request, and validates it. */
const readCharge = (request: ChargeRequest, currency: string): Charge => {
  const shares = (request.giftCards ?? []).map(({ giftCardCode: code, amount }, index) => ({
    code,
    amount: inMinor(amount, `giftCards[${index}]`, currency),
  }))
  const card = readCard(request, currency)
  if (!card && shares.length === 0) {
    throw invalidField('regularCharge', 'must be set if no gift card is charged', 'REQUIRED_ONE_OF_FIELD')
  }
  const total = shares.reduce((sum, { amount }) => sum + amount, card?.amount ?? 0)
  return { shares, ...(card && { card }), total }
}

/** Memberships are not supported, so none can pay for an item of the order. */
const refuseMemberships = ({ memberships = [] }: ChargeRequest, { body }: StoredOrder): void => {
  for (const { lineItemId } of memberships) {
    if (!body.lineItems.some(({ id }) => id === lineItemId)) {
      throw invalidField('memberships.lineItemId', 'is not an item of this order')
    }
  }
  if (memberships.length > 0) throw new Refusal('MEMBERSHIP_NOT_ELIGIBLE')
}

const refuseOtherMember = ({ memberId }: ChargeRequest, { owner }: StoredOrder): void => {
  if (memberId === undefined || owner === `member:${memberId}`) return
  throw invalidField('memberId', 'is not the member who placed the order')
}

const refuseDisputed = async (db: Db, order: StoredOrder): Promise<void> => {
  if (offsetOf(sumsOf(await listMovements(db, order))) > 0) throw new Refusal('ORDER_HAS_CHARGEBACKS')
}

const hashOf = ({ idempotencyKey: _key, ...request }: ChargeRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex')

interface Charging {
  readonly site: Site
  readonly request: ChargeRequest
}

type Begun =
  | { readonly before: StoredCharge }
  | { readonly running: Attempt }
  | { readonly started: Attempt; readonly token: string }
  | { readonly done: Charged }

/** Returns the earlier charge with the same idempotency key, if any. */
const findEarlierCharge = async (
  db: Db,
  { order, request }: { order: StoredOrder; request: ChargeRequest },
): Promise<StoredCharge | undefined> => {
  const { idempotencyKey: key } = request
  if (key === undefined) return undefined
  const before = await findCharge(db, { siteId: order.site_id, orderId: order.id, key })
  if (before && before.request_hash !== hashOf(request)) throw new Refusal('IDEMPOTENCY_KEY_REUSED')
  return before
}

const noteKey = async (
  { now }: Pick<Context, 'now'>,
  db: Db,
  {
    order,
    request,
    paymentIds,
    attemptId,
  }: Pick<Begin, 'order' | 'request'> & { paymentIds: string[]; attemptId?: string },
): Promise<void> => {
  const { idempotencyKey: key } = request
  if (key === undefined) return
  await insertCharge(db, {
    site_id: order.site_id,
    order_id: order.id,
    key,
    request_hash: hashOf(request),
    payment_ids: paymentIds,
    attempt_id: attemptId ?? null,
    created_date: now(),
  })
}

interface Begin extends Charging {
  readonly order: StoredOrder
  /** Whether the payment method can be charged for this order. */
  readonly isUsable: boolean
}

const cardCharge = async (db: Db, site: Site, { token, amount }: NonNullable<Charge['card']>) => {
  const provider = await cardProviderFor(db, site, token)
  if (provider === undefined) throw new Refusal('PAYMENT_METHOD_UNAVAILABLE')
  return { means: { provider, method: null, token }, amount, giftCards: [] }
}

const notSaved = 'The buyer of this order has not saved this payment method, or it has expired.'

const beginHeld = async (context: Context, db: Db, begin: Begin): Promise<Begun> => {
  const { order, site, request } = begin
  const before = await findEarlierCharge(db, begin)
  if (before) return { before }
  refuseOtherMember(request, order)
  refuseMemberships(request, order)
  const { shares, card, total } = readCharge(request, order.body.currency ?? site.currency)
  if (card && !begin.isUsable) throw new Refusal('PAYMENT_METHOD_UNAVAILABLE', notSaved)
  const charge = card && (await cardCharge(db, site, card))
  const readiness = await prepareAttempt(context, db, { order, ...(charge && { charge }) })
  if ('running' in readiness) return readiness
  await refuseDisputed(db, order)
  await requirePayable(db, order, total)
  if ('busy' in readiness) throw new Refusal('PAYMENT_ALREADY_IN_PROGRESS')
  const giftCards = await redeemForOrder(context, db, {
    order,
    shares,
    names: { otherCurrency: 'INVALID_GIFT_CARD_CURRENCY' },
  })
  if (charge && card) {
    const started = await insertOrderAttempt(context, db, { order, charge: { ...charge, giftCards } })
    await noteKey(context, db, { ...begin, paymentIds: giftCards.map(({ id }) => id), attemptId: started.id })
    return { started, token: card.token }
  }
  const of = { site: withCurrency(site, order.body.currency), orderId: order.id, now: context.now() }
  for (const giftCard of giftCards) await writeGiftCardPayment(db, giftCard, of)
  await noteReceived(context, db, { order, site })
  const paymentIds = giftCards.map(({ id }) => id)
  await noteKey(context, db, { ...begin, paymentIds })
  return { done: { paymentIds } }
}

/** Returns the result of an attempt. Throws if it was declined. */
const outcomeOf = (attempt: Attempt, { merchantInitiated = false }: ChargeRequest): Charged => {
  refuseDeclined(attempt, { isBuyerAbsent: merchantInitiated })
  const { giftCards } = attempt.draft as { giftCards: readonly { id: string }[] }
  if (attempt.state === 'awaiting') return { paymentIds: [], responseToken: responseToken(attempt) }
  return { paymentIds: [attempt.id, ...giftCards.map(({ id }) => id)] }
}

const resultOfEarlier = async (
  db: Db,
  { site_id, attempt_id, payment_ids }: StoredCharge,
  request: ChargeRequest,
): Promise<Charged> => {
  const attempt = attempt_id === null ? undefined : await findAttempt(db, site_id, attempt_id)
  return attempt ? outcomeOf(await awaitAttempt(db, attempt), request) : { paymentIds: payment_ids }
}

/** Charges an order with gift cards and a card: the requested amounts, or nothing. */
export const chargeOrder = async (
  context: Context,
  payments: Pick<Payments, 'begin' | 'providers'>,
  { site, request }: Charging,
): Promise<Charged> => {
  const { db } = context
  if (request.merchantInitiated) await requireAbsentCharges(db, site.id)
  const known = await findOrder(db, site.id, request.orderId)
  if (!known) throw new Refusal('ORDER_NOT_FOUND')
  const token = request.regularCharge?.paymentIntentId ?? ''
  const isUsable = await isUsableFor(context, payments, { order: known, site, token })
  const begun = await transact(db, async (transaction): Promise<Begun> => {
    const order = await lockOrderById(transaction, site.id, request.orderId)
    return beginHeld(context, transaction, { order, site, request, isUsable })
  }).catch(refuseSoldOut)
  if ('done' in begun) return begun.done
  if ('before' in begun) return resultOfEarlier(db, begun.before, request)
  if ('running' in begun) return outcomeOf(await awaitAttempt(db, begun.running), request)
  const memberId = readSavedToken(token) && memberOfOrder(known)
  const savedBy = memberId !== undefined && { savedBy: memberId, isPresent: !request.merchantInitiated }
  return outcomeOf(await payments.begin(begun.started, begun.token, { ...chargedNow, ...savedBy }), request)
}
