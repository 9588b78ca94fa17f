import { siteIdOf } from '../account/open.ts'
import type { Api } from '../api.ts'
import { createMoneyText, isZero } from '../money.ts'
import { asMember } from '../sign-in/session.ts'
import type { OpenCheckout } from './open.ts'
import { storeCreditCode } from './store-credit-code.ts'

/** The API of the member whose checkout it is, where they are signed in in this browser; a link alone is nobody. */
const asBuyer = async ({ checkout, request, site }: OpenCheckout): Promise<Api | undefined> => {
  const { memberId } = checkout.buyerInfo
  const signedIn = memberId === undefined ? undefined : await asMember(request)
  if (!signedIn || siteIdOf(signedIn.accessToken) !== site.id) return undefined
  const { member } = await signedIn.api.members.getCurrentMember()
  return member?.id === memberId ? signedIn.api : undefined
}

/** What a member may still pay with, as text; nothing where there is none, or where a card is on the order already. */
export const offeredCredit = async (opened: OpenCheckout): Promise<string | undefined> => {
  if (opened.checkout.giftCard) return undefined
  const api = await asBuyer(opened)
  if (!api) return undefined
  const { balance, currency } = await api.storeCredit.getMyStoreCredit()
  return isZero(balance) ? undefined : createMoneyText(currency, opened.locale)(balance)
}

/** Pays with the member's store credit, as far as it goes. */
export const applyCredit = async (opened: OpenCheckout): Promise<void> => {
  const api = await asBuyer(opened)
  await api?.checkout.updateCheckout(opened.checkout.id, {}, { giftCardCode: storeCreditCode })
}
