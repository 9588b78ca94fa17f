import { expect } from 'vitest'
import { createShippoDouble, token as doubleKey } from '../../../../../test/shippo-double/double.ts'
import { openShop, type Answer, type Shop } from '../../../../../test/shop.ts'
import { atTheDesk } from '../../purchase/billing/testing.ts'
import { createLog } from '../../ground/base/log.ts'
import { atTheDock } from '../fulfillment/testing.ts'
import { runJobs } from '../../testing/run-jobs.ts'

export const ok = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

export const fieldOf = ({ body }: Answer): string => body.details.validationError.fieldViolations[0].field

/** Sender address of test parcels, in the country of the test buyers. */
export const shipFromAddress = { country: 'DE', city: 'Hamburg', postalCode: '20095', addressLine: 'Kai 1' }

const services = {
  domesticServices: [
    { service: 'PRIORITY_MAIL', serviceSettings: { handlingFee: { value: '1.50', calculationType: 'FIXED' } } },
    { service: 'GROUND_ADVANTAGE', serviceSettings: { estimatedDeliveryTime: 'Within a week' } },
  ],
  internationalServices: [{ service: 'PRIORITY_MAIL_INTERNATIONAL' }],
}

/** Label settings with a custom box. */
export const box = {
  packageType: 'CUSTOM',
  packageDetails: { name: 'Small box', dimensions: { length: '10', width: '6.5', height: '4' } },
  shipFromAddress,
  ...services,
}

/** Buys, prints and voids labels as the owner, over real HTTP. */
export const atTheScales = async (shop: Shop) => {
  const desk = await atTheDesk(shop)
  const token = shop.apiKey
  const labels = '/vitrine/v1/shipping-labels'
  const ofOrder = (orderId: string) => `/vitrine/v1/orders/${orderId}`
  const quote = (orderId: string, request: object = {}) => desk.post(`${ofOrder(orderId)}/label-quotes`, request)
  const buyBy = (orderId: string, sent: object) => desk.post(`${ofOrder(orderId)}/labels`, sent)
  return {
    desk,
    dock: atTheDock(shop, desk.till),
    configure: async (shippoConfiguration: object = box): Promise<string> =>
      ok(await desk.post('/ecom/v1/shippo-configurations', { shippoConfiguration })).shippoConfiguration.id,
    connect: (sent: object) => shop.send(`PUT ${labels}/account`, { token, body: sent }),
    disconnect: () => shop.send(`DELETE ${labels}/account`, { token }),
    account: () => shop.send(`GET ${labels}/account`, { token }),
    parcel: (orderId: string, query = '') => shop.send(`GET ${ofOrder(orderId)}/label-parcel${query}`, { token }),
    quote,
    buyBy,
    /** Creates a quote and buys its first rate. */
    buy: async (orderId: string, request: object = {}, more: object = {}): Promise<Answer> => {
      const { labelQuote } = ok(await quote(orderId, request))
      return buyBy(orderId, { quoteId: labelQuote.id, rateId: labelQuote.rates[0].id, ...more })
    },
    list: async (orderId: string) => ok(await shop.send(`GET ${ofOrder(orderId)}/labels`, { token })).shippingLabels,
    read: async (id: string) => ok(await shop.send(`GET ${labels}/${id}`, { token })).shippingLabel,
    void: (id: string, sent: object = {}) => desk.post(`${labels}/${id}/void`, sent),
    print: (labelIds: readonly string[]) => desk.post(`${labels}/print`, { labelIds }),
    printOrders: (orderIds: readonly string[], more: object = {}) =>
      desk.post(`${labels}/print`, { orderIds, ...more }),
    parcelsOf: async (orderId: string) =>
      ok(await shop.send(`GET /ecom/v1/fulfillments/orders/${orderId}`, { token })).orderWithFulfillments.fulfillments,
  }
}

/** Opens a shop with the label provider double connected, and label settings with a box. */
export const openLabelShop = async () => {
  const double = await createShippoDouble()
  const shop = await openShop({
    currency: 'USD',
    config: { shippoApiUrl: double.url },
    log: createLog('silent'),
  })
  const scales = await atTheScales(shop)
  ok(await scales.connect({ provider: 'SHIPPO', apiKey: doubleKey }))
  const boxId = await scales.configure()
  return {
    shop,
    double,
    boxId,
    ...scales,
    /** Runs the label job as another server would, some seconds later. */
    pollLater: (seconds: number, context = shop.context) => {
      const now = () => new Date(Date.now() + seconds * 1000)
      return runJobs({ ...context, now }, 'shipping-label')
    },
    close: async (): Promise<void> => {
      await shop.close()
      await double.close()
    },
  }
}
export type LabelShop = Awaited<ReturnType<typeof openLabelShop>>
