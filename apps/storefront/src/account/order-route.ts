import { listDownloads } from '@vitrine/client/digitalGoods'
import { listGiftCardsOfOrder } from '@vitrine/client/giftCards'
import { listFulfillmentsForSingleOrder } from '@vitrine/client/orderFulfillments'
import { ownPage, show } from '../page.ts'
import { privately } from '../shell/head.tsx'
import { requireMember } from './account-route.ts'

export const orderRoute = ownPage({
  path: '/account/orders/:id',
  load: async (asked) => {
    const { params, call, shop } = asked
    const { id } = params
    requireMember(asked)
    const [order, { orderWithFulfillments }, giftCards, downloads] = await Promise.all([
      shop.orders.getOrder(id, call),
      listFulfillmentsForSingleOrder(shop.send)(id, call),
      listGiftCardsOfOrder(shop.send)(id, call),
      listDownloads(shop.send)(id, call),
    ])
    return show('order', {
      data: { order, parcels: orderWithFulfillments.fulfillments ?? [], giftCards, downloads },
      meta: ({ shell, aside }) => privately(aside.order(order.number), shell),
    })
  },
})
