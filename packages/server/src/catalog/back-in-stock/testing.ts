import { randomUUID } from 'node:crypto'
import { addProduct, colours, referenceTo, type Product } from '../../../../../test/goods.ts'
import { newEmail } from '../../../../../test/people.ts'
import type { Answer, Shop } from '../../../../../test/shop.ts'
import { runJobs } from '../../testing/run-jobs.ts'

export const requestsPath = '/back-in-stock-service/v1/back-in-stock-notification-requests'

interface RequestToSend {
  readonly email?: string
  readonly token?: string
  readonly options?: Readonly<Record<string, unknown>>
  readonly itemUrl?: string
  readonly image?: object
  readonly headers?: Record<string, string>
}

/** Helpers for tests of back-in-stock requests. */
export const backInStockOf = (shop: Shop) => {
  const { db } = shop.context
  const itemDetails = { name: 'Free money, click here', price: '0.01' }

  const ask = async (product: Pick<Product, 'id'>, given: RequestToSend = {}): Promise<Answer> => {
    const { email = newEmail(), token = await shop.visitorToken(), options = {}, itemUrl, image, headers } = given
    const request = {
      catalogReference: referenceTo(product as Product, options),
      email,
      ...(itemUrl !== undefined && { itemUrl }),
    }
    const body = { request, itemDetails: { ...itemDetails, ...(image && { image }) } }
    return shop.send(`POST ${requestsPath}`, { token, body, ...(headers && { headers }) })
  }

  const emailsTo = async (email: string) => {
    const { body } = await shop.send(`GET /dev/mail.json?to=${encodeURIComponent(email)}`)
    return body.messages as { subject: string; text: string; html: string }[]
  }

  return {
    itemDetails,
    ask,
    emailsTo,
    soldOut: (name = `Lamp ${randomUUID().slice(0, 4)}`) => addProduct(db, shop.siteId, { name, stock: 0 }),
    soldOutInColours: () => addProduct(db, shop.siteId, { name: 'Bowl', stock: 0, options: [colours] }),

    /** Sets the quantity as the owner. */
    restock: ({ id }: Pick<Product, 'id'>, quantity = 5, variantId?: string) => {
      const variants = [{ quantity, ...(variantId !== undefined && { variantId }) }]
      const body = { inventoryItem: { variants } }
      return shop.send(`PATCH /stores/v2/inventoryItems/product/${id}`, { token: shop.apiKey, body })
    },

    /** Waits until every returned product was processed, by whichever server. */
    notified: async (): Promise<void> => {
      for (;;) {
        await runJobs(shop.context, 'back-in-stock', 'back-in-stock-email')
        const jobs = db.selectFrom('job').select('key').where('site_id', '=', shop.siteId)
        if ((await jobs.where('kind', 'like', 'back-in-stock%').execute()).length === 0) return
      }
    },

    read: async (id: string) => (await shop.send(`GET ${requestsPath}/${id}`, { token: shop.apiKey })).body.request,
    /** Event types of a request, in order. */
    eventsOf: async (id: string) => {
      const entity = `back_in_stock_notification_request:${id}`
      const rows = db.selectFrom('event').select('type').where('entity', '=', entity).orderBy('sequence')
      return (await rows.execute()).map(({ type }) =>
        type.replace('wix.ecom.v1.back_in_stock_notification_request_', ''),
      )
    },
  }
}
