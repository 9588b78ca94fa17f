import { randomUUID } from 'node:crypto'
import { calls } from '@vitrine/contract'
import type { Call } from '@vitrine/contract/call.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDelivery, addProduct, buyer, referenceTo } from '../../../../../../test/goods.ts'
import { atTheDoor } from '../../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'

interface Person {
  readonly token: string
  readonly cart: string
  readonly lineItem: string
  readonly checkout: string
  readonly order: string
  readonly member: string | undefined
}
type Thing = 'cart' | 'checkout' | 'order' | 'member'

let shop: Shop
let people: readonly Person[]
let lineItems: readonly object[]

beforeAll(async () => {
  shop = await openShop()
  const delivery = await addDelivery(shop.context.db, shop.siteId)
  const mug = await addProduct(shop.context.db, shop.siteId)
  lineItems = [{ catalogReference: referenceTo(mug), quantity: 1 }]
  const door = atTheDoor(shop)
  const three = [0, 1, 2]
  const visitors = await Promise.all(three.map(async () => ({ token: await shop.visitorToken(), member: undefined })))
  const members = await Promise.all(
    three.map(async () => {
      const { accessToken: token, memberId: member } = await door.signIn()
      return { token, member }
    }),
  )
  people = await Promise.all([...visitors, ...members].map((one) => shopFor(one, delivery)))
})
afterAll(() => shop.close())

/** Someone with an order and a cart. */
const shopFor = async (one: { token: string; member: string | undefined }, delivery: string): Promise<Person> => {
  const { token } = one
  const open = async () => {
    const { body } = await shop.send('POST /ecom/v1/checkouts', { token, body: { channelType: 'WEB', lineItems } })
    const id: string = body.checkout.id
    const checkout = {
      buyerInfo: { email: `${randomUUID()}@people.test` },
      billingInfo: buyer.contact,
      shippingInfo: { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: delivery } },
    }
    await shop.send(`PATCH /ecom/v1/checkouts/${id}`, { token, body: { checkout } })
    return id
  }
  const paid = await shop.send(`POST /ecom/v1/checkouts/${await open()}/create-order-and-charge`, {
    token,
    body: { paymentToken: 'sandbox:pays' },
  })
  const checkout = await open()
  const added = await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })
  const { cart } = added.body
  return { ...one, cart: cart.id, lineItem: cart.lineItems[0].id, checkout, order: paid.body.orderId }
}

/** The kind of resource that an ID in a path identifies. All other IDs are public or for the owner only. */
const thingIn = ({ path }: Call): Thing | undefined => {
  if (/^\/ecom\/v1\/(carts\/(by-checkout-id\/)?|checkouts\/(by-cart-id\/)?)\{id\}/.test(path)) {
    const isOther = path.includes('by-checkout-id') || path.includes('by-cart-id')
    const own = path.startsWith('/ecom/v1/carts') ? 'cart' : 'checkout'
    return isOther ? (own === 'cart' ? 'checkout' : 'cart') : own
  }
  if (/orders\/\{(id|orderId)\}/.test(path)) return 'order'
  return path.startsWith('/members/v1/members/{id}') ? 'member' : undefined
}

/** Bodies without which a call would be rejected before checking ownership. */
const bodies: Readonly<Record<string, (person: Person) => object>> = {
  addToCart: () => ({ lineItems }),
  removeLineItemsFromCart: ({ lineItem }) => ({ lineItemIds: [lineItem] }),
  updateCartLineItemsQuantity: ({ lineItem }) => ({ lineItems: [{ id: lineItem, quantity: 7 }] }),
  updateCart: () => ({ cartInfo: { buyerNote: 'mine now' } }),
  createCheckoutFromCart: () => ({ channelType: 'WEB' }),
  updateCheckout: () => ({ checkout: { buyerNote: 'mine now' } }),
  addToCheckout: () => ({ lineItems }),
  removeLineItems: ({ lineItem }) => ({ lineItemIds: [lineItem] }),
  updateLineItemsQuantity: ({ lineItem }) => ({ lineItems: [{ id: lineItem, quantity: 7 }] }),
  createOrderAndCharge: () => ({ paymentToken: 'sandbox:pays' }),
  requestReturn: () => ({ items: [{ lineItemId: 'any', quantity: 1, reason: 'DAMAGED' }], wish: 'REFUND' }),
  withdrawFromOrder: () => ({
    confirmationId: randomUUID(),
    name: 'Eve',
    email: 'eve@people.test',
    items: [{ lineItemId: 'any', quantity: 1 }],
  }),
  updateMember: () => ({ member: { contact: { firstName: 'Eve' } } }),
}

const doors = Object.entries(calls as Readonly<Record<string, Call>>).flatMap(([name, call]) => {
  const thing = call.roles.some((role) => role === 'visitor' || role === 'member') ? thingIn(call) : undefined
  return thing ? [[name, thing, call] as const] : []
})

const ask = (name: string, call: Call, { token, id, owner }: { token: string; id: string; owner: Person }) => {
  const path = call.path.replaceAll(/\{(id|orderId)\}/g, id).replaceAll(/\{\w+\}/g, randomUUID())
  const body = call.method === 'GET' || !call.body ? undefined : (bodies[name]?.(owner) ?? {})
  return shop.send(`${call.method} ${path}`, { token, ...(body && { body }) })
}

test.each(doors)("%s: hides another person's %s from five strangers each", async (name, thing, call) => {
  for (const owner of people) {
    const id = owner[thing]
    if (id === undefined) continue
    for (const { token, member } of people.filter((one) => one !== owner)) {
      const foreign = await ask(name, call, { token, id, owner })
      const missing = await ask(name, call, { token, id: randomUUID(), owner })
      const isForMembers = !call.roles.includes('visitor') && member === undefined
      expect([name, foreign.status]).toEqual([name, isForMembers ? 403 : 404])
      expect([foreign.status, foreign.body]).toEqual([missing.status, missing.body])
    }
  }
})

test('covers all calls, and leaves the resources unchanged', async () => {
  expect(doors.map(([name]) => name)).toEqual(
    expect.arrayContaining(['getCart', 'getCheckout', 'getOrder', 'updateMember']),
  )
  expect(doors.length).toBeGreaterThan(25)
  for (const { token, cart, checkout, order } of people) {
    const own = await shop.send(`GET /ecom/v1/carts/${cart}`, { token })
    expect(own.body.cart.lineItems).toMatchObject([{ quantity: 1 }])
    expect(own.body.cart.buyerNote ?? '').toBe('')
    expect((await shop.send(`GET /ecom/v1/checkouts/${checkout}`, { token })).body.checkout.completed).toBe(false)
    expect((await shop.send(`GET /ecom/v1/orders/${order}`, { token })).status).toBe(200)
  }
})

test('finds a member’s own orders only, whatever the query', async () => {
  const members = people.filter(({ member }) => member !== undefined)
  for (const { token, order } of members) {
    for (const filter of [{}, { 'buyerInfo.memberId': members[0]!.member }, { $or: [{ status: 'APPROVED' }, {}] }]) {
      const { body } = await shop.send('POST /ecom/v1/orders/search', { token, body: { search: { filter } } })
      for (const found of body.orders ?? []) expect(found.id).toBe(order)
    }
  }
})
