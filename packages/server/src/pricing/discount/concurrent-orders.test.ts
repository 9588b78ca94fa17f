import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addProduct, type Product } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { createLog } from '../../ground/base/log.ts'
import { createServer } from '../../server.ts'
import { tenth, withDiscounts, type Discounting } from './testing.ts'

const buyers = 50

let shop: Shop
let till: Discounting
let mug: Product
/** Three servers on one database, each with its own address. */
let urls: string[]
const beside: Awaited<ReturnType<typeof createServer>>[] = []
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true })
  till = await withDiscounts(shop)
  mug = await addProduct(shop.context.db, shop.siteId, { price: 1000, stock: 10_000 })
  urls = [shop.url]
  for (let count = 0; count < 2; count += 1) {
    const { config, now } = shop.context
    const server = await createServer({ database: shop.database, config, log: createLog('error'), now })
    beside.push(server)
    urls.push(`http://127.0.0.1:${await server.start(0)}`)
  }
})
beforeEach(() => till.clear())
afterAll(async () => {
  await Promise.all(beside.map((server) => server.stop()))
  await shop.close()
})

type Opened = Awaited<ReturnType<Discounting['open']>>

/** Pays at one of the three servers. Returns the order or the refusal. */
const payAt = async ({ token, checkoutId }: Opened, place: number): Promise<string> => {
  const response = await fetch(`${urls[place % urls.length]}/ecom/v1/checkouts/${checkoutId}/create-order-and-charge`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ paymentToken: 'sandbox:pays' }),
  })
  const body = await response.json()
  return response.status === 200 ? 'paid' : body.details.applicationError.code
}

/** Shows the discount to all, then pays concurrently. Returns how many got each outcome. */
const rush = async (email?: string): Promise<Record<string, number>> => {
  const opened: Opened[] = []
  for (let count = 0; count < buyers; count += 1) {
    const one = await till.open(mug, email === undefined ? {} : { email })
    expect(one.checkout.priceSummary.discount.amount).toBe('1.00')
    opened.push(one)
  }
  const answers = await Promise.all(opened.map(payAt))
  return Object.fromEntries(
    ['paid', 'CART_PRICES_OUT_OF_SYNC'].map((outcome) => [outcome, answers.filter((one) => one === outcome).length]),
  )
}
const oneWins = { paid: 1, CART_PRICES_OUT_OF_SYNC: buyers - 1 }

test.each<[string, object]>([
  ['one use left', { usageLimit: 1 }],
  ['a budget for one', { budget: '1.99' }],
])(
  'with %s, lets one of fifty concurrent buyers at three servers win and shows the others the new total',
  async (_what, limits) => {
    const discount = await till.create({ ...tenth, ...limits })
    expect(await rush()).toEqual(oneWins)
    expect(await till.get(discount)).toMatchObject({ timesUsed: 1, amountGiven: '1.00' })
  },
)

test('counts one first order and one use when a customer pays fifty times at once', async () => {
  await till.create({ ...tenth, conditions: [{ type: 'FIRST_ORDER' }] })
  expect(await rush('first@buyers.test')).toEqual(oneWins)
  await till.clear()
  await till.create({ ...tenth, perCustomerLimit: 1 })
  expect(await rush('each@buyers.test')).toEqual(oneWins)
})
