import type { Api } from '../../api.ts'
import { createMoneyText, isZero } from '../../text/money.ts'
import type { OpenCheckout } from '../frame/open.ts'

/**
 * Returns the member's usable store credit, formatted. `undefined` if there is none, if a gift card is already applied,
 * or if the currencies differ.
 */
export const offeredCredit = async (opened: OpenCheckout, payer: Api | undefined): Promise<string | undefined> => {
  if (opened.checkout.giftCard || !payer) return undefined
  const { balance, currency } = await payer.storeCredit.getMyStoreCredit()
  return isZero(balance) || currency !== opened.checkout.currency
    ? undefined
    : createMoneyText(currency, opened.locale)(balance)
}
