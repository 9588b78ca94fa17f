import type { giftVoucherCalls } from '@vitrine/contract'
import { storesAppId, storesAppIds } from '@vitrine/domain/catalog/stores-app.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { exactMinor } from '../../../ground/base/amounts.ts'
import { Refusal, invalidBecause } from '../../../ground/base/refusal.ts'
import { transact } from '../../../ground/database/transact.ts'
import type { Db } from '../../../ground/database/tables.ts'
import {
  findGiftCardByCode,
  lockGiftCard,
  lockGiftCardByCode,
  obfuscatedCode,
  redeemGiftCard,
  returnRedemption,
  type StoredGiftCard,
} from '../store.ts'
import { findVoucherRedemption, hasRedeemed } from './voucher-store.ts'

const statusOf = ({ disabled, expires }: StoredGiftCard, now: Date): 'VALID' | 'EXPIRED' | 'DISABLED' => {
  if (disabled) return 'DISABLED'
  return expires && expires <= now ? 'EXPIRED' : 'VALID'
}

const requireValid = (card: StoredGiftCard, now: Date): void => {
  const status = statusOf(card, now)
  if (status !== 'VALID') throw new Refusal(status === 'DISABLED' ? 'GIFT_CARD_DISABLED' : 'GIFT_CARD_EXPIRED')
}

/** Whether an app issues the gift cards of the store. Only the store itself does. */
const isIssuer = (appId: string): boolean => storesAppIds.has(appId.toLowerCase())

/** Finds a gift card of an app by its code. */
const requireCard = async (
  find: typeof findGiftCardByCode,
  db: Db,
  { siteId, code, appId = storesAppId }: { siteId: string; code: string; appId?: string | undefined },
): Promise<StoredGiftCard> => {
  const card = isIssuer(appId) ? await find(db, siteId, code) : undefined
  if (!card) throw new Refusal('GIFT_CARD_NOT_FOUND')
  return card
}

/** Reads an amount to redeem in minor units of the card's currency. */
const amountOf = ({ value, currency }: { value: string; currency?: string | undefined }, card: StoredGiftCard) => {
  if (currency !== undefined && currency !== card.currency)
    throw new Refusal('CURRENCY_NOT_SUPPORTED', `The gift card is in ${card.currency}.`, { currency: card.currency })
  const amount = exactMinor(value, { field: 'amount.value', currency: card.currency })
  if (amount === 0) throw invalidBecause('amount.value', 'NOT_MORE_THAN_ZERO')
  return amount
}

/** Handles gift cards that are redeemed outside of checkouts. */
export const createVoucherHandlers = ({ db, now, newId }: Context): Handlers<typeof giftVoucherCalls> => ({
  getGiftVoucher: async ({ siteId }, { params, body }) => {
    const card = await requireCard(findGiftCardByCode, db, { siteId, code: params.code, appId: body.appId })
    return {
      giftCard: {
        obfuscatedCode: obfuscatedCode(card),
        balance: { value: toDecimal(Number(card.balance), card.currency), currency: card.currency },
        status: statusOf(card, now()),
        appId: storesAppId,
        externalId: card.id,
      },
    }
  },

  redeemGiftVoucher: ({ siteId }, { body: { code, amount: sent, appId, orderId: purchaseId } }) =>
    transact(db, async (transaction) => {
      const card = await requireCard(lockGiftCardByCode, transaction, { siteId, code, appId })
      requireValid(card, now())
      const amount = amountOf(sent, card)
      if (purchaseId !== undefined && (await hasRedeemed(transaction, { siteId, giftCardId: card.id, purchaseId })))
        throw new Refusal('ALREADY_REDEEMED', 'This purchase has redeemed the gift card already.')
      const id = newId()
      const redemption = { siteId, id, giftCardId: card.id, amount, now: now(), voucher: { purchaseId } }
      if (!(await redeemGiftCard(transaction, redemption))) throw new Refusal('INSUFFICIENT_FUNDS')
      return { transactionId: id }
    }),

  voidGiftVoucherTransaction: ({ siteId }, { body: { transactionId, appId } }) =>
    transact(db, async (transaction) => {
      const id = transactionId.toLowerCase()
      const redemption = isIssuer(appId) ? await findVoucherRedemption(transaction, siteId, id) : undefined
      if (!redemption) throw new Refusal('TRANSACTION_NOT_FOUND')
      if ((await returnRedemption(transaction, { siteId, id, now: now() })) === 0) throw new Refusal('ALREADY_VOIDED')
      // The refusal undoes the return.
      requireValid(await lockGiftCard(transaction, siteId, redemption.gift_card_id), now())
      return {}
    }),
})
