import type { StoreCredit } from '@vitrine/client'
import { createMoneyText } from '../../text/money.ts'
import { defineMembersPage, showAccount } from '../open.ts'
import { StoreCreditPage, type CreditRow } from './store-credit-page.tsx'

const rowOf = (
  { id, type, amount, reason, orderId, orderNumber, createdDate }: StoreCredit['movements'][number],
  money: ReturnType<typeof createMoneyText>,
): CreditRow => ({
  id,
  type,
  amount: money(amount),
  date: createdDate.toISOString(),
  ...(reason !== undefined && { reason }),
  ...(orderId !== undefined && orderNumber !== undefined && { order: { id: orderId, number: orderNumber } }),
})

/** Shows a member's store credit. */
export const storeCreditRoute = defineMembersPage({
  path: '/account/store-credit',
  Page: StoreCreditPage,
  load: async (account) => {
    const { balance, currency, movements } = await account.api.storeCredit.getMyStoreCredit()
    const money = createMoneyText(currency, account.locale)
    const data = {
      balance: money(balance),
      rows: movements.map((movement) => rowOf(movement, money)),
      shopHref: account.site.storefrontUrl,
    }
    return showAccount(account, { title: account.words.storeCredit, section: 'credit', data })
  },
})
