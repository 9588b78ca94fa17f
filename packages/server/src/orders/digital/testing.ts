import { atTheTill } from '../../../../../test/buying.ts'
import { addProduct, buyer, referenceTo, type Goods, type Product } from '../../../../../test/goods.ts'
import type { Shop } from '../../../../../test/shop.ts'
import { runJobs } from '../../testing/run-jobs.ts'

export const story = 'Once upon a time there was a lamp.'

/** Uploads, sells and downloads files over real HTTP. */
export const atTheFileShelf = async (shop: Shop) => {
  const { db } = shop.context
  const till = await atTheTill(shop)

  const upload = async (fileName = 'story.pdf', content: string | Uint8Array = story, token = shop.apiKey) => {
    const answer = await fetch(`${shop.url}/vitrine/v1/secure-files?${new URLSearchParams({ fileName })}`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/octet-stream' },
      body: content as BodyInit,
    })
    const body = (await answer.json()) as { file: { id: string; fileName: string; fileSize: string; fileType: string } }
    return { status: answer.status, file: body.file, body: JSON.stringify(body) }
  }

  /** Creates a digital product with a file. */
  const ebook = async (goods: Goods = {}, fileName = 'story.pdf', content: string | Uint8Array = story) => {
    const { file } = await upload(fileName, content)
    const { record, ...more } = goods
    return addProduct(db, shop.siteId, {
      name: 'Story',
      record: { productType: 'digital', digitalFileId: file.id, ...record },
      ...more,
    })
  }

  const buy = async (
    products: readonly Product[],
    { quantity = 1, paymentToken = 'sandbox:pays', token: known = '' } = {},
  ) => {
    const token = known || (await shop.visitorToken())
    const lineItems = products.map((product) => ({ catalogReference: referenceTo(product), quantity }))
    const shippingInfo = { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: till.delivery } }
    const checkoutInfo = { buyerInfo: { email: buyer.email }, billingInfo: buyer.contact, shippingInfo }
    const made = await shop.send('POST /ecom/v1/checkouts', {
      token,
      body: { lineItems, channelType: 'WEB', checkoutInfo },
    })
    const answer = await till.pay({ token, checkoutId: made.body.checkout.id }, paymentToken)
    return { token, orderId: answer.body.orderId as string, answer }
  }

  const downloadsOf = async (orderId: string, token = shop.apiKey) =>
    (await shop.send(`GET /vitrine/v1/orders/${orderId}/downloads`, { token })).body.downloads

  return {
    till,
    upload,
    ebook,
    buy,
    downloadsOf,
    /** Runs the delivery job. */
    deliver: (context = shop.context) => runJobs(context, 'download'),
    linkOf: async (orderId: string): Promise<string> => here(shop, (await downloadsOf(orderId))[0].link),
  }
}

/** Rewrites a link to the server under test. */
export const here = (shop: Shop, link: string): string => {
  const { pathname, search } = new URL(link)
  return shop.url + pathname + search
}
