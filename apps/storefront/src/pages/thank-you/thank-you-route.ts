import { listDownloads } from '@vitrine/client/digitalGoods'
import { listGiftCardsOfOrder } from '@vitrine/client/giftCards'
import { getPaymentInstructions } from '@vitrine/client/payments'
import { visitorPage, show, type PageContext } from '../../page.ts'
import { privately } from '../../shell/head.tsx'
import type { ServerShop } from '../../server/server-shop.ts'
import type { ThankYouData } from './thank-you.tsx'

const load = async ({ url, call, shop }: PageContext<ServerShop>): Promise<ThankYouData> => {
  const id = url.searchParams.get('orderId')
  if (id === null) return { order: null, method: null, giftCards: [], downloads: [] }
  const [order, instructions, giftCards, downloads] = await Promise.all([
    // The order exists even if it can't be shown here.
    shop.orders.getOrder(id, call).catch(() => null),
    getPaymentInstructions(shop.send)(id, call).catch(() => undefined),
    listGiftCardsOfOrder(shop.send)(id, call).catch(() => []),
    listDownloads(shop.send)(id, call).catch(() => []),
  ])
  return { order, method: instructions?.paymentMethod ?? null, giftCards, downloads }
}

export const thankYouRoute = visitorPage({
  path: '/thank-you',
  load: async (context) =>
    show('thankYou', {
      data: await load(context),
      meta: ({ shell, words }) => privately(words.shopping.thanks, shell),
    }),
})
