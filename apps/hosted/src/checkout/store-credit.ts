import { createMoneyText, isZero } from '../money.ts'
import type { OpenCheckout } from './open.ts'
import { payerOf } from './payer.ts'
import { storeCreditCode } from './store-credit-code.ts'

/**
 * What a member may still pay with, as text; nothing where there is none, where a card is on the order already, or where
 * the order is in another currency than their credit.
 */
export const offeredCredit = async (opened: OpenCheckout): Promise<string | undefined> => {
  if (opened.checkout.giftCard) return undefined
  const api = await payerOf(opened)
  if (!api) return undefined
  const { balance, currency } = await api.storeCredit.getMyStoreCredit()
  return isZero(balance) || currency !== opened.checkout.currency
    ? undefined
    : createMoneyText(currency, opened.locale)(balance)
}

/** Pays with the member's store credit, as far as it goes. */
export const applyCredit = async (opened: OpenCheckout): Promise<void> => {
  const api = await payerOf(opened)
  await api?.checkout.updateCheckout(opened.checkout.id, {}, { giftCardCode: storeCreditCode })
}
