import { show } from '../page.ts'
import { privately } from '../shell/head.tsx'
import { membersPage } from './members-page.ts'

const perPage = 20

/** Lists a member's orders, newest first. */
export const accountRoute = membersPage({
  path: '/account',
  load: async ({ shop, call, url, member }) => {
    const cursor = url.searchParams.get('orders')
    const cursorPaging = { limit: perPage, ...(cursor && { cursor }) }
    const { orders, metadata } = await shop.orders.searchOrders({ cursorPaging }, call)
    const older = metadata.cursors?.next
    return show('account', {
      data: { member, orders, isLater: cursor !== null, ...(older != null && { older }) },
      meta: ({ shell, words }) => privately(words.account, shell),
    })
  },
})
