import { listDownloads } from '@vitrine/client/digitalGoods'
import { listGiftCardsOfOrder } from '@vitrine/client/giftCards'
import { listInvoices } from '@vitrine/client/invoices'
import { listFulfillmentsForSingleOrder } from '@vitrine/client/orderFulfillments'
import { getPaymentInstructions, listReceipts } from '@vitrine/client/payments'
import { getWithdrawability } from '@vitrine/client/returns'
import { show } from '../../page.ts'
import { privately } from '../../shell/head.tsx'
import { membersPage } from '../members-page.ts'

export const orderRoute = membersPage({
  path: '/account/orders/:id',
  load: async ({ params: { id }, call, shop, member }) => {
    const { send } = shop
    const [
      order,
      { orderWithFulfillments },
      giftCards,
      downloads,
      receipts,
      invoices,
      { paymentMethod },
      withdrawable,
    ] = await Promise.all([
      shop.orders.getOrder(id, call),
      listFulfillmentsForSingleOrder(send)(id, call),
      listGiftCardsOfOrder(send)(id, call),
      listDownloads(send)(id, call),
      listReceipts(send)(id, call),
      listInvoices(send)(id, call),
      getPaymentInstructions(send)(id, call),
      // Older servers don't have this call.
      getWithdrawability(send)(id, call).catch(() => undefined),
    ])
    return show('order', {
      data: {
        member,
        order,
        parcels: orderWithFulfillments.fulfillments ?? [],
        giftCards,
        downloads,
        receipts,
        invoices: invoices.filter(({ status }) => status !== 'Void'),
        ...(paymentMethod && { paymentMethod }),
        canWithdraw: withdrawable?.canWithdraw ?? false,
      },
      meta: ({ shell, aside }) => privately(aside.order(order.number), shell),
    })
  },
})
