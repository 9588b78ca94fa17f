import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDelivery, addProduct, addTestCoupon, buyer, referenceTo, type Product } from '../../../../../test/goods.ts'
import { runs } from '../../../../../test/run-size.ts'
import { openShop, type Answer, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let delivery: string
let products: readonly Product[]
beforeAll(async () => {
  shop = await openShop()
  const { db } = shop.context
  delivery = await addDelivery(db, shop.siteId)
  await addTestCoupon(db, shop.siteId)
  products = await Promise.all([0, 1, 2].map(() => addProduct(db, shop.siteId)))
})
afterAll(() => shop.close())

/** What the buyer of a cart has done, whatever calls they used. */
interface Model {
  /** Quantity by index of the product. */
  readonly lines: Readonly<Record<number, number>>
  readonly note?: string | undefined
  readonly hasCoupon: boolean
  readonly email?: string | undefined
}

interface Arguments {
  readonly product: number
  readonly quantity: number
  readonly text: string
}

/** A request of a tab, and what it does to the cart. */
interface Operation {
  readonly request: (cart: Target, args: Arguments) => readonly [route: string, body?: object]
  /** The cart afterwards; `undefined` if the request is refused. */
  readonly after: (model: Model, args: Arguments) => Model | undefined
  /** Whether it only reads. */
  readonly isReading?: true
}

interface Target {
  readonly id: string
  /** ID of the line of a product; one that does not exist if the cart has none. */
  readonly lineOf: (product: number) => string
}

const noLine = '00000000-0000-4000-8000-000000000000'
const itemOf = ({ product, quantity }: Arguments) => ({ catalogReference: referenceTo(products[product]!), quantity })

const adding: Operation['after'] = (model, { product, quantity }) => ({
  ...model,
  lines: { ...model.lines, [product]: (model.lines[product] ?? 0) + quantity },
})
/** The first generation ignores lines that the cart does not have when it removes them. */
const removing =
  ({ isStrict }: { readonly isStrict: boolean }): Operation['after'] =>
  (model, { product }) => {
    const { [product]: removed, ...lines } = model.lines
    return removed === undefined && isStrict ? undefined : { ...model, lines }
  }
const counting: Operation['after'] = (model, { product, quantity }) =>
  product in model.lines ? { ...model, lines: { ...model.lines, [product]: quantity } } : undefined
const noting: Operation['after'] = (model, { text }) => ({ ...model, note: text })
const clearingNote: Operation['after'] = (model) => ({ ...model, note: undefined })
const mailing: Operation['after'] = (model, { text }) => ({ ...model, email: `${text}@example.com` })
const isEmpty = ({ lines }: Model): boolean => Object.keys(lines).length === 0
/** A coupon needs items that it reduces. */
const reducing: Operation['after'] = (model) => (isEmpty(model) ? undefined : { ...model, hasCoupon: true })
const reducingOnce: Operation['after'] = (model) =>
  model.hasCoupon || isEmpty(model) ? undefined : { ...model, hasCoupon: true }
const unreducing: Operation['after'] = (model) => ({ ...model, hasCoupon: false })
const same: Operation['after'] = (model) => model

/** The calls of a generation on a path: for carts and checkouts they differ in names only. */
const firstGeneration = (path: (id: string) => string, names: { add: string; update: (part: object) => object }) =>
  ({
    add: {
      request: ({ id }, args) => [`POST ${path(id)}/${names.add}`, { lineItems: [itemOf(args)] }],
      after: adding,
    },
    remove: {
      request: ({ id, lineOf }, { product }) => [
        `POST ${path(id)}/remove-line-items`,
        { lineItemIds: [lineOf(product)] },
      ],
      after: removing({ isStrict: false }),
    },
    count: {
      request: ({ id, lineOf }, { product, quantity }) => [
        `POST ${path(id)}/update-line-items-quantity`,
        { lineItems: [{ id: lineOf(product), quantity }] },
      ],
      after: counting,
    },
    note: {
      request: ({ id }, { text }) => [`PATCH ${path(id)}`, names.update({ buyerNote: text })],
      after: noting,
    },
    mail: {
      request: ({ id }, { text }) => [
        `PATCH ${path(id)}`,
        names.update({ buyerInfo: { email: `${text}@example.com` } }),
      ],
      after: mailing,
    },
    reduce: { request: ({ id }) => [`PATCH ${path(id)}`, { couponCode: 'WELCOME10' }], after: reducing },
    unreduce: { request: ({ id }) => [`POST ${path(id)}/remove-coupon`, {}], after: unreducing },
    read: { request: ({ id }) => [`GET ${path(id)}`], after: same, isReading: true },
  }) satisfies Record<string, Operation>

const secondGeneration = (path: (id: string) => string) =>
  ({
    add: {
      request: ({ id }, args) => [`POST ${path(id)}/add-line-items`, { catalogItems: [itemOf(args)] }],
      after: adding,
    },
    remove: {
      request: ({ id, lineOf }, { product }) => [
        `POST ${path(id)}/remove-line-items`,
        { lineItemIds: [lineOf(product)] },
      ],
      after: removing({ isStrict: true }),
    },
    count: {
      request: ({ id, lineOf }, { product, quantity }) => [
        `POST ${path(id)}/update-line-items`,
        { lineItems: [{ lineItemId: lineOf(product), quantity: { newQuantity: quantity } }] },
      ],
      after: counting,
    },
    note: { request: ({ id }, { text }) => [`PATCH ${path(id)}`, { cart: { note: text } }], after: noting },
    clearNote: { request: ({ id }) => [`PATCH ${path(id)}`, { cart: { note: null } }], after: clearingNote },
    mail: {
      request: ({ id }, { text }) => [
        `PATCH ${path(id)}`,
        { cart: { customerInfo: { email: `${text}@example.com` } } },
      ],
      after: mailing,
    },
    reduce: {
      request: ({ id }) => [`POST ${path(id)}/add-coupon`, { coupon: { code: 'WELCOME10' } }],
      after: reducingOnce,
    },
    refresh: { request: ({ id }) => [`POST ${path(id)}/refresh`, {}], after: same },
    estimate: { request: ({ id }) => [`POST ${path(id)}/estimate`, {}], after: same, isReading: true },
    calculate: { request: ({ id }) => [`POST ${path(id)}/calculate`, {}], after: same, isReading: true },
    read: { request: ({ id }) => [`GET ${path(id)}`], after: same, isReading: true },
  }) satisfies Record<string, Operation>

const ofCart = { add: 'add-to-cart', update: (cartInfo: object) => ({ cartInfo }) }
const ofCheckout = { add: 'add-to-checkout', update: (checkout: object) => ({ checkout }) }

const operations: Readonly<Record<string, Operation>> = Object.fromEntries(
  Object.entries({
    'cart V1': firstGeneration(() => '/ecom/v1/carts/current', ofCart),
    'cart V1 by ID': firstGeneration((id) => `/ecom/v1/carts/${id}`, ofCart),
    'checkout V1': firstGeneration((id) => `/ecom/v1/checkouts/${id}`, ofCheckout),
    'cart V2': secondGeneration(() => '/ecom/v2/carts/current'),
    'cart V2 by ID': secondGeneration((id) => `/ecom/v2/carts/${id}`),
    opening: {
      open: {
        request: () => ['POST /ecom/v1/carts/current/create-checkout', { channelType: 'WEB' }],
        after: (model: Model) => (isEmpty(model) ? undefined : model),
      },
    } satisfies Record<string, Operation>,
  }).flatMap(([generation, calls]) =>
    Object.entries(calls).map(([name, operation]) => [`${generation}: ${name}`, operation as Operation] as const),
  ),
)

const request = fc.record({
  operation: fc.constantFrom(...Object.keys(operations)),
  product: fc.nat({ max: 2 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  text: fc.stringMatching(/^[a-z]{1,6}$/),
})
type Request = typeof request extends fc.Arbitrary<infer One> ? One : never
/** A step of one tab, or of two at once. */
const step = fc.oneof({ weight: 2, arbitrary: fc.tuple(request) }, { weight: 1, arbitrary: fc.tuple(request, request) })

const read = (route: string, token: string) => shop.send(`GET ${route}`, { token })

/** Reads a cart in all presentations, and checks that they agree. */
const readAll = async (token: string, id: string) => {
  const [second, first, checkout] = await Promise.all([
    read(`/ecom/v2/carts/${id}`, token),
    read(`/ecom/v1/carts/${id}`, token),
    read(`/ecom/v1/checkouts/${id}`, token),
  ])
  const { cart } = second.body
  const linesOf = ({ lineItems }: { lineItems: { id: string; quantity?: number; quantityInfo?: object }[] }) =>
    lineItems.map((line) => [
      line.id,
      line.quantity ?? (line.quantityInfo as { requestedQuantity: number }).requestedQuantity,
    ])
  expect(linesOf(first.body.cart)).toEqual(linesOf(cart))
  expect(linesOf(checkout.body.checkout)).toEqual(linesOf(cart))
  expect([first.body.cart.buyerNote, checkout.body.checkout.buyerNote]).toEqual([cart.note, cart.note])
  expect(first.body.cart.revision).toBe(cart.revision)
  const model: Model = {
    lines: Object.fromEntries(
      cart.lineItems.map(
        (line: { source: { rootCatalogItemId: string }; quantityInfo: { requestedQuantity: number } }) => [
          products.findIndex((product) => product.id === line.source.rootCatalogItemId),
          line.quantityInfo.requestedQuantity,
        ],
      ),
    ),
    note: cart.note,
    hasCoupon: cart.coupons.length > 0,
    email: cart.customerInfo.email,
  }
  return { model, revision: Number(cart.revision), cart }
}

/** All carts that requests can lead to, in any order, with how many of them change it. */
const outcomes = (model: Model, requests: readonly Request[]): readonly { model: Model; changes: number }[] => {
  if (requests.length === 0) return [{ model, changes: 0 }]
  return requests.flatMap((one, index) => {
    const operation = operations[one.operation]!
    const after = operation.after(model, one)
    const rest = requests.filter((_other, at) => at !== index)
    const isChange = after !== undefined && !operation.isReading
    return outcomes(after ?? model, rest).map((end) => ({ ...end, changes: end.changes + Number(isChange) }))
  })
}

/** The same carts, without fields that are not set. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const expectSound = ({ status, body }: Answer) => expect(status, JSON.stringify(body)).toBeLessThan(500)

test('two tabs with calls of both generations lose nothing, and their order has everything', async () => {
  const steps = fc.array(step, { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (sequence, placesSecond) => {
      const token = await shop.visitorToken()
      const first = await shop.send('POST /ecom/v2/carts/current/add-line-items', {
        token,
        body: { catalogItems: [itemOf({ product: 0, quantity: 1, text: '' })] },
      })
      const id = String(first.body.cart.id)
      let before = await readAll(token, id)
      for (const requests of sequence) {
        const lineOf = (product: number): string =>
          before.cart.lineItems.find(
            (line: { id: string; source: { rootCatalogItemId: string } }) =>
              line.source.rootCatalogItemId === products[product]!.id,
          )?.id ?? noLine
        const answers = await Promise.all(
          requests.map((one) => {
            const [route, body] = operations[one.operation]!.request({ id, lineOf }, one)
            return shop.send(route, { token, ...(body && { body }) })
          }),
        )
        answers.forEach(expectSound)
        const after = await readAll(token, id)
        const possible = outcomes(before.model, requests).map(({ model, changes }) =>
          plain({ ...model, revision: before.revision + changes }),
        )
        expect(possible, JSON.stringify(requests)).toContainEqual(plain({ ...after.model, revision: after.revision }))
        before = after
      }
      if (isEmpty(before.model)) return
      await place({ token, id, placesSecond, before: before.model })
    }),
    { numRuns: runs(12, 300) },
  )
})

/** Places the order by a generation, and checks its items. */
const place = async ({
  token,
  id,
  placesSecond,
  before,
}: {
  token: string
  id: string
  placesSecond: boolean
  before: Model
}) => {
  const { address, contactDetails } = buyer.contact
  const update = { customerInfo: { email: buyer.email, ...contactDetails }, deliveryInfo: { address } }
  await shop.send(`PATCH /ecom/v2/carts/${id}`, { token, body: { cart: update } })
  await shop.send(`POST /ecom/v2/carts/${id}/set-delivery-method`, {
    token,
    body: { deliveryMethod: { code: delivery } },
  })
  const paymentToken = 'sandbox:pays'
  const calculated = await shop.send(`POST /ecom/v2/carts/${id}/calculate`, { token, body: {} })
  const { priceVerificationToken } = calculated.body.summary
  const body = { paymentToken, priceVerificationToken }
  const route = placesSecond
    ? `POST /ecom/v2/carts/${id}/place-order`
    : `POST /ecom/v1/checkouts/${id}/create-order-and-charge`
  const placed = await shop.send(route, { token, body })
  expect(placed.status, JSON.stringify(placed.body)).toBe(200)
  const { order } = (await shop.send(`GET /ecom/v1/orders/${placed.body.orderId}`, { token: shop.apiKey })).body
  const ordered = order.lineItems.map((line: { catalogReference: { catalogItemId: string }; quantity: number }) => [
    products.findIndex((product) => product.id === line.catalogReference.catalogItemId),
    line.quantity,
  ])
  expect(Object.fromEntries(ordered)).toEqual(plain(before.lines))
  expect(order.priceSummary.total.amount).toBe(calculated.body.summary.priceSummary.total.amount)
}
