import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, referenceTo, type Product } from '../../../../../test/goods.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Answer, type Shop } from '../../../../../test/shop.ts'
import { noteStatements, type Statement } from '../../../../../test/statements.ts'

const lines = 30
/** Maximum number of queries to change any cart. */
const mostStatements = 14

let shop: Shop
let products: readonly Product[]
beforeAll(async () => {
  shop = await openShop()
  const { db } = shop.context
  products = await Promise.all(
    Array.from({ length: lines }, (_, index) => addProduct(db, shop.siteId, { name: `Mug ${index}`, stock: 100 })),
  )
})
afterAll(() => shop.close())

const lineItems = (of: readonly Product[]) => of.map((mug) => ({ catalogReference: referenceTo(mug), quantity: 1 }))
const open = async () => {
  const token = await shop.visitorToken()
  const { body } = await shop.send('POST /ecom/v1/carts/current/add-to-cart', {
    token,
    body: { lineItems: lineItems(products) },
  })
  return { token, ids: body.cart.lineItems.map(({ id }: { id: string }) => id) as string[] }
}

/** Number of products that each product query of a request read. */
const productsRead = (statements: readonly Statement[]): number =>
  statements
    .filter(({ text }) => /\bfrom product p\b/.test(text))
    .reduce((sum, { values }) => sum + (values.find(Array.isArray) ?? []).length, 0)

const few = (statements: readonly Statement[]) => [
  productsRead(statements),
  statements.length <= mostStatements || statements.map(({ text }) => text),
]

test('reads each product once for any change of a large cart or its checkout', async () => {
  const { token, ids } = await open()
  const counted = ids.map((id) => ({ id, quantity: 2 }))
  const opened = await shop.send('POST /ecom/v1/carts/current/create-checkout', { token, body: { channelType: 'WEB' } })
  const checkout = `/ecom/v1/checkouts/${opened.body.checkoutId}`
  const requests: readonly (readonly [route: string, body?: object])[] = [
    ['GET /ecom/v1/carts/current'],
    ['POST /ecom/v1/carts/current/add-to-cart', { lineItems: lineItems(products.slice(0, 10)) }],
    ['POST /ecom/v1/carts/current/update-line-items-quantity', { lineItems: counted }],
    ['POST /ecom/v1/carts/current/estimate-totals', {}],
    ['POST /ecom/v1/carts/current/create-checkout', { channelType: 'WEB' }],
    [`GET ${checkout}`],
    [`PATCH ${checkout}`, { checkout: { id: opened.body.checkoutId, buyerNote: 'Ring twice' } }],
    [`POST ${checkout}/add-to-checkout`, { lineItems: lineItems(products.slice(0, 10)) }],
    [`POST ${checkout}/update-line-items-quantity`, { lineItems: counted }],
  ]
  for (const [route, body] of requests) {
    const [answer, statements] = await noteStatements<Answer>(() => shop.send(route, { token, ...(body && { body }) }))
    expect([route, answer.status, ...few(statements)]).toEqual([route, 200, lines, true])
  }
})

test('builds the webhook body of a cart only if an app is subscribed', async () => {
  const { token } = await open()
  const bodies = async () => {
    const { cart } = (await shop.send('GET /ecom/v1/carts/current', { token })).body
    const { db } = shop.context
    const events = db.selectFrom('event').select(['type', 'body']).where('entity', '=', `cart:${cart.id}`)
    return [cart, await events.orderBy('sequence').execute()]
  }
  const change = () =>
    shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems: lineItems([products[0]!]) } })
  await change()
  expect((await bodies())[1]).toEqual([])
  await addListener(shop)
  await change()
  const [cart, events] = await bodies()
  expect(events).toEqual([{ type: 'wix.ecom.v1.cart_updated', body: { currentEntity: cart } }])
})
