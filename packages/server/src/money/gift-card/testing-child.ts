import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { addDelivery, addProduct, buyer, referenceTo } from '../../../../../test/goods.ts'
import { migrate } from '../../ground/database/migrate.ts'
import { migrations } from '../../migrations.ts'
import { openDatabase } from '../../ground/database/open-database.ts'
import { createLog } from '../../ground/base/log.ts'
import { createServer } from '../../server.ts'
import { insertApiKey } from '../../ground/site/api-key-store.ts'
import { createSite } from '../../desk/site/create-site.ts'
import type { Tables } from '../../ground/database/tables.ts'

/**
 * A shop that tests start and kill: buyers order continuously with one gift card, for a part or all of the total.
 * Prints each confirmed order.
 */
const dataFolder = process.argv[2]!
const database = await openDatabase<Tables>({ dataFolder })
await migrate(database.db, migrations)
const server = await createServer({
  database,
  log: createLog('silent'),
  config: {
    publicUrl: 'http://localhost:4000',
    storefrontUrl: 'http://localhost:3000',
    trustProxy: false,
    mailFrom: 'shop@test.invalid',
    mediaFolder: join(dataFolder, 'media'),
  },
})
const siteId = 'b0000000-0000-4000-8000-000000000000'
const apiKey = 'killed-key'
await createSite(database.db, { id: siteId, name: 'Killed', currency: 'EUR', language: 'en', demo: true })
await insertApiKey(database.db, { siteId, key: apiKey, name: 'tests' })
const product = await addProduct(database.db, siteId, { price: 100 })
const delivery = await addDelivery(database.db, siteId)

/** The fields of responses that are used. */
interface Response {
  readonly code: string
  readonly orderId: string
  readonly checkout: { readonly id: string }
}

const send = async (path: string, token: string, body: object) => {
  const headers = { authorization: token, 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify(body) }
  return (await server.fetchFrom('127.0.0.1')(`http://localhost:4000${path}`, request)).json() as Promise<Response>
}

const { code } = await send('/vitrine/v1/gift-cards', apiKey, { giftCard: { initialValue: { amount: '100000' } } })

const buyForEver = async (): Promise<never> => {
  const visitor = { role: 'visitor' as const, siteId, visitorId: randomUUID() }
  const token = await server.context.accessTokens.sign(visitor, 3600)
  for (let round = 0; ; round += 1) {
    const { checkout } = await send('/ecom/v1/checkouts', token, {
      lineItems: [{ catalogReference: referenceTo(product), quantity: 1 }],
      channelType: 'WEB',
      giftCardCode: code,
      ...(round % 2 === 0 && { giftCardRedeemAmount: '1' }),
      checkoutInfo: {
        buyerInfo: { email: buyer.email },
        shippingInfo: { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: delivery } },
      },
    })
    const path = `/ecom/v1/checkouts/${checkout.id}/create-order-and-charge`
    const { orderId } = await send(path, token, { paymentToken: 'sandbox:pays' })
    console.log(orderId)
  }
}

console.log('open')
await Promise.all([buyForEver(), buyForEver(), buyForEver()])
