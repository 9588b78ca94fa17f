import { createMoneyText, isZero } from '../../text/money.ts'
import type { OpenCheckout } from '../frame/open.ts'
import { payerOf } from './payer.ts'
import { storeCreditCode } from '../summary/store-credit-code.ts'

/**
 * Returns the member's usable store credit, formatted. `undefined` if there is none, if a gift card is already applied,
 * or if the currencies differ.
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

/** Applies the member's store credit. */
export const applyCredit = async (opened: OpenCheckout): Promise<void> => {
  const api = await payerOf(opened)
  await api?.checkout.updateCheckout(opened.checkout.id, {}, { giftCardCode: storeCreditCode })
}
