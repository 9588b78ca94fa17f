import type { ErrorCode } from '@vitrine/contract/errors.ts'
import { giftCardRefusal, type GiftCardRefusal } from '@vitrine/domain/gift-card/gift-card.ts'
import { sumOf, toMinor, type Minor } from '@vitrine/domain/money.ts'
import { netCapturedOf, sumsOf } from '@vitrine/domain/payment/ledger.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import {
  findGiftCardByCode,
  findRedeemedCards,
  findStoreCredit,
  giftCardOf,
  obfuscatedCode,
  type RedeemedGiftCard,
  redeemGiftCard,
  storeCreditCode,
  type StoredGiftCard,
} from '../../../money/gift-card/api.ts'
import { memberOfOrder, type StoredOrder } from '../../../orders/order/api.ts'
import { listMovements, listPayments } from '../../../money/payment/api.ts'

/** Maximum number of gift cards per order. */
const maxGiftCards = 5

/** The error codes of a call for a gift card in another currency. */
interface GiftCardNames {
  readonly otherCurrency: Extract<ErrorCode, 'INVALID_GIFT_CARD_CURRENCY' | 'CURRENCY_NOT_SUPPORTED'>
}

const codeOf = (refusal: GiftCardRefusal, { otherCurrency }: GiftCardNames): ErrorCode => {
  switch (refusal) {
    case 'ERROR_GIFT_CARD_DISABLED':
      return 'GIFT_CARD_DISABLED'
    case 'ERROR_GIFT_CARD_EXPIRED':
      return 'GIFT_CARD_EXPIRED'
    case 'ERROR_GIFT_CARD_CURRENCY':
      return otherCurrency
    case 'ERROR_GIFT_CARD_EMPTY':
      return 'ALREADY_REDEEMED'
    default:
      return refusal satisfies never
  }
}

/** Lists the gift cards that already pay for an order. Fully refunded ones don't count. */
const cardsOf = async (db: Db, order: StoredOrder): Promise<string[]> => {
  const payments = await listPayments(db, order)
  const ids = payments.filter(({ provider, status }) => provider === 'gift-card' && status !== 'REFUNDED')
  return findRedeemedCards(
    db,
    order.site_id,
    ids.map(({ id }) => id),
  )
}

export interface GiftCardShare {
  readonly code: string
  readonly amount: Minor
}

interface Redeeming {
  readonly order: StoredOrder
  readonly shares: readonly GiftCardShare[]
  readonly names: GiftCardNames
}

/** Finds a gift card by its code, or the store credit of the member who placed the order. */
const findCard = (db: Db, order: StoredOrder, code: string): Promise<StoredGiftCard | undefined> => {
  if (code !== storeCreditCode) return findGiftCardByCode(db, order.site_id, code)
  const memberId = memberOfOrder(order)
  const credit = { siteId: order.site_id, memberId: memberId ?? '', currency: order.body.currency ?? '' }
  return memberId === undefined ? Promise.resolve(undefined) : findStoreCredit(db, credit)
}

const requireUsable = async (
  { now }: Pick<Context, 'now'>,
  db: Db,
  { order, code, names, used }: Pick<Redeeming, 'order' | 'names'> & { code: string; used: readonly string[] },
): Promise<StoredGiftCard> => {
  const card = await findCard(db, order, code)
  if (!card) throw new Refusal('GIFT_CARD_NOT_FOUND')
  if (used.includes(card.id)) throw new Refusal('GIFT_CARD_ALREADY_APPLIED')
  const refusal = giftCardRefusal(giftCardOf(card), { currency: order.body.currency ?? card.currency, now: now() })
  if (refusal) throw new Refusal(codeOf(refusal, names))
  return card
}

/** Gift cards cannot pay for gift cards. */
const refuseForGiftCards = async (db: Db, order: StoredOrder, amount: Minor): Promise<void> => {
  const { lineItems, currency = '' } = order.body
  const sold = lineItems.filter(({ itemType }) => itemType?.preset === 'GIFT_CARD')
  if (sold.length === 0 || amount === 0) return
  const value = sumOf(sold.map(({ totalPriceAfterTax }) => toMinor(totalPriceAfterTax?.amount ?? '0', currency)))
  const ids = new Set(
    (await listPayments(db, order)).flatMap(({ id, provider }) => (provider === 'gift-card' ? [id] : [])),
  )
  const paid = netCapturedOf(sumsOf((await listMovements(db, order)).filter(({ paymentId }) => ids.has(paymentId))))
  if (amount > Number(order.total) - value - paid) throw new Refusal('CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD')
}

/** Redeems gift cards for a locked order, each card once. Redeems the full amounts or throws. */
export const redeemForOrder = async (
  context: Pick<Context, 'now' | 'newId'>,
  db: Db,
  { order, shares, names }: Redeeming,
): Promise<RedeemedGiftCard[]> => {
  const used = await cardsOf(db, order)
  await refuseForGiftCards(db, order, sumOf(shares.map(({ amount }) => amount)))
  if (shares.length > 0 && used.length + shares.length > maxGiftCards) throw new Refusal('MAX_GIFT_CARDS_EXCEEDED')
  const redeemed: RedeemedGiftCard[] = []
  for (const { code, amount } of shares) {
    const card = await requireUsable(context, db, { order, code, names, used })
    const id = context.newId()
    const taken = { siteId: order.site_id, id, giftCardId: card.id, amount, now: context.now() }
    if (!(await redeemGiftCard(db, taken))) throw new Refusal('INSUFFICIENT_FUNDS')
    used.push(card.id)
    redeemed.push({ id, obfuscatedCode: obfuscatedCode(card), amount })
  }
  return redeemed
}
