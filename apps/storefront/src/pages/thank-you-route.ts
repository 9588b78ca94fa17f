import { listDownloads } from '@vitrine/client/digitalGoods'
import { listGiftCardsOfOrder } from '@vitrine/client/giftCards'
import { getPaymentInstructions } from '@vitrine/client/payments'
import { ownPage, show, type Asked } from '../page.ts'
import { privately } from '../shell/head.tsx'
import type { ServerShop } from '../server-shop.ts'
import type { ThankYouData } from './thank-you.tsx'

const load = async ({ url, call, shop }: Asked<ServerShop>): Promise<ThankYouData> => {
  const id = url.searchParams.get('orderId')
  if (id === null) return { order: null, method: null, giftCards: [], downloads: [] }
  const [order, told, giftCards, downloads] = await Promise.all([
    // The order stands whether or not it can be shown here.
    shop.orders.getOrder(id, call).catch(() => null),
    getPaymentInstructions(shop.send)(id, call).catch(() => undefined),
    listGiftCardsOfOrder(shop.send)(id, call).catch(() => []),
    listDownloads(shop.send)(id, call).catch(() => []),
  ])
  return { order, method: told?.paymentMethod ?? null, giftCards, downloads }
}

export const thankYouRoute = ownPage({
  path: '/thank-you',
  load: async (asked) =>
    show('thankYou', {
      data: await load(asked),
      meta: ({ shell, words }) => privately(words.shopping.thanks, shell),
    }),
})
