import { ApiKeyStrategy, createClient, type CartV2 } from '@vitrine/client'
import { deferred, refusal, stubNetwork, type Respond } from '@vitrine/client/testing.ts'
import { expect, test } from 'vitest'
import { createCartStore } from './cart-store.ts'

const line = (id: string, quantity: number, catalogItemId = id) => ({
  id,
  quantityInfo: { requestedQuantity: quantity, confirmedQuantity: quantity },
  source: { catalogReference: { catalogItemId } },
})
const cartWith = (...lineItems: object[]) => ({ id: 'cart', lineItems, coupons: [] }) as unknown as CartV2

const openCart = (respond: Respond, initial?: CartV2 | null) => {
  const network = stubNetwork(respond)
  const { send } = createClient({
    auth: ApiKeyStrategy({ apiKey: 'k' }),
    host: 'https://shop.test',
    fetch: network.fetch,
    retries: 0,
  })
  const cart = createCartStore(send, initial)
  const shown = () => cart.get().lineItems.map(({ id, quantityInfo }) => `${id}:${quantityInfo.requestedQuantity}`)
  return { ...network, cart, shown }
}
const lampToAdd = { catalogReference: { catalogItemId: 'lamp' }, quantity: 2 }

test('does not reload a server-rendered cart', () => {
  const { cart, sent, shown } = openCart(() => ({}), cartWith(line('a', 2)))
  cart.subscribe(() => undefined)
  expect(cart.get()).toMatchObject({ status: 'ready', itemCount: 2 })
  expect(shown()).toEqual(['a:2'])
  expect(sent).toEqual([])
})

test('loads the cart when a component subscribes', async () => {
  const { cart, sent } = openCart(() => ({ cart: cartWith(line('a', 1)) }))
  expect(cart.get().status).toBe('loading')
  expect(sent).toEqual([])
  cart.subscribe(() => undefined)
  cart.subscribe(() => undefined)
  await expect.poll(() => cart.get()).toMatchObject({ status: 'ready', itemCount: 1 })
  expect(sent).toHaveLength(1)
})

test('treats a missing cart as empty', async () => {
  const { cart } = openCart(() => refusal(404, 'CURRENT_CART_NOT_FOUND'))
  cart.subscribe(() => undefined)
  await expect
    .poll(() => cart.get())
    .toMatchObject({ cart: null, lineItems: [], itemCount: 0, note: '', status: 'ready', error: undefined })
})

test('shows an added item at once, then the server’s state', async () => {
  const answer = deferred<unknown>()
  const { cart, shown, sent } = openCart(() => answer.promise, null)
  const adding = cart.actions.add({ ...lampToAdd, preview: { name: { original: 'Lamp' } } })
  expect(cart.get()).toMatchObject({ status: 'updating', itemCount: 2 })
  expect(cart.get().lineItems[0]).toMatchObject({ quantityInfo: { requestedQuantity: 2 }, name: { original: 'Lamp' } })
  answer.resolve({ cart: cartWith(line('L1', 2, 'lamp')) })
  await adding
  expect([shown(), cart.get().status]).toEqual([['L1:2'], 'ready'])
  expect(sent[0]!.body).toEqual({ catalogItems: [{ catalogReference: { catalogItemId: 'lamp' }, quantity: 2 }] })
})

test('adding an item twice increases its line; an item without a preview is only counted', () => {
  const { cart, shown } = openCart(() => new Promise(() => undefined), cartWith(line('L1', 1, 'lamp')))
  void cart.actions.add(lampToAdd)
  void cart.actions.add({ catalogReference: { catalogItemId: 'vase' } })
  expect(shown()).toEqual(['L1:3'])
  expect(cart.get().itemCount).toBe(4)
})

test('rolls back a failed change and keeps the error until the next success', async () => {
  const { cart, shown } = openCart(
    (_, count) => (count === 1 ? refusal(428, 'INSUFFICIENT_INVENTORY') : { cart: cartWith(line('L1', 2, 'lamp')) }),
    cartWith(line('L1', 1, 'lamp')),
  )
  const updating = cart.actions.update('L1', 50)
  expect(shown()).toEqual(['L1:50'])
  await expect(updating).rejects.toMatchObject({ code: 'INSUFFICIENT_INVENTORY' })
  expect(shown()).toEqual(['L1:1'])
  expect(cart.get()).toMatchObject({ status: 'ready', error: { code: 'INSUFFICIENT_INVENTORY' } })
  await cart.actions.update('L1', 2)
  expect(cart.get()).toMatchObject({ itemCount: 2, error: undefined })
})

test('reloads the cart if the response to a change is lost', async () => {
  const { cart, shown } = openCart(
    ({ method }) =>
      method === 'GET' ? { cart: cartWith(line('L1', 3, 'lamp')) } : Promise.reject(new TypeError('fetch failed')),
    cartWith(line('L1', 1, 'lamp')),
  )
  await expect(cart.actions.add(lampToAdd)).rejects.toMatchObject({ code: 'CONNECTION_FAILED' })
  expect(shown()).toEqual(['L1:3'])
})

test('sends changes one after another, so that no response overtakes another', async () => {
  const answers = [deferred<unknown>(), deferred<unknown>()]
  const { cart, sent, shown } = openCart(
    (_, count) => answers[count - 1]!.promise,
    cartWith(line('a', 1), line('b', 1)),
  )
  const first = cart.actions.update('a', 5)
  const second = cart.actions.remove('b')
  expect(shown()).toEqual(['a:5'])
  await expect.poll(() => sent).toHaveLength(1)
  answers[0]!.resolve({ cart: cartWith(line('a', 5), line('b', 1)) })
  await first
  expect(shown()).toEqual(['a:5'])
  expect(cart.get().status).toBe('updating')
  answers[1]!.resolve({ cart: cartWith(line('a', 5)) })
  await second
  expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['update-line-items', 'remove-line-items'])
  expect(cart.get().status).toBe('ready')
})

test('changes a line before the server has assigned its ID', async () => {
  const { cart, sent, shown } = openCart(
    (_, count) => ({ cart: cartWith(line('L1', count === 1 ? 2 : 7, 'lamp')) }),
    null,
  )
  const adding = cart.actions.add({ ...lampToAdd, preview: {} })
  const updating = cart.actions.update(cart.get().lineItems[0]!.id, 7)
  expect(shown()).toEqual(['new-1:7'])
  await adding
  expect(shown()).toEqual(['L1:7'])
  await updating
  expect(sent[1]!.body).toEqual({ lineItems: [{ lineItemId: 'L1', quantity: { newQuantity: 7 } }] })
})

test('removes a line at quantity zero', async () => {
  const { cart, sent, shown } = openCart(() => ({ cart: cartWith() }), cartWith(line('a', 1)))
  const updating = cart.actions.update('a', 0)
  expect(shown()).toEqual([])
  await updating
  expect(sent[0]!.body).toEqual({ lineItemIds: ['a'] })
})

test('applies, replaces and removes coupons', async () => {
  const having = (code?: string) => ({ ...cartWith(), coupons: code ? [{ id: `of ${code}`, code }] : [] })
  const answers = [having('TEN'), having(), having('FIVE'), having()]
  const { cart, sent } = openCart((_, count) => ({ cart: answers[count - 1] }), null)
  await cart.actions.applyCoupon('TEN')
  await cart.actions.applyCoupon('ten')
  await cart.actions.applyCoupon('FIVE')
  expect(cart.get().couponCode).toBe('FIVE')
  await cart.actions.removeCoupon()
  await cart.actions.removeCoupon()
  expect(sent.map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([
    ['current', { coupons: [{ code: 'TEN' }] }],
    ['remove-coupon', { couponId: 'of TEN' }],
    ['add-coupon', { coupon: { code: 'FIVE' } }],
    ['remove-coupon', { couponId: 'of FIVE' }],
  ])
})

test('sets and clears fields of the cart, and creates it if there is none', async () => {
  const { cart, sent } = openCart(() => ({ cart: cartWith() }), null)
  await cart.actions.setNote('Ring twice')
  await cart.actions.setNote('')
  await cart.actions.updateCart({ customerInfo: { email: 'ada@example.com' } })
  expect(sent.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { cart: { note: 'Ring twice' } }],
    ['PATCH', { cart: { note: null } }],
    ['PATCH', { cart: { customerInfo: { email: 'ada@example.com' } } }],
  ])
})

test('retries a lost request with the same idempotency key', async () => {
  const keys: (string | null)[] = []
  const network = stubNetwork(({ headers }, count) => {
    keys.push(headers.get('idempotency-key'))
    return count === 1 ? Promise.reject(new TypeError('fetch failed')) : { cart: cartWith(line('L1', 2, 'lamp')) }
  })
  const client = createClient({
    auth: ApiKeyStrategy({ apiKey: 'k' }),
    host: 'https://shop.test',
    fetch: network.fetch,
  })
  const cart = createCartStore(client.send, null)
  await cart.actions.add(lampToAdd)
  await cart.actions.add(lampToAdd)
  expect([keys[0] === keys[1], keys[1] === keys[2], keys[0]?.length]).toEqual([true, false, 32])
})

test('drops changes of a line whose adding was refused, and keeps the error', async () => {
  const { cart, sent, shown } = openCart(() => refusal(428, 'INSUFFICIENT_INVENTORY'), null)
  void cart.actions.add({ ...lampToAdd, preview: {} })
  await cart.actions.update(cart.get().lineItems[0]!.id, 7)
  expect([shown(), sent.length, cart.get().error?.code]).toEqual([[], 1, 'INSUFFICIENT_INVENTORY'])
})

test('replaces a pending change of the same line; both promises resolve together', async () => {
  const answer = deferred<unknown>()
  const { cart, sent } = openCart((_, count) => (count === 1 ? answer.promise : { cart: cartWith(line('a', 9)) }), {
    ...cartWith(line('a', 1), line('b', 1)),
  })
  const first = cart.actions.update('a', 2)
  const waiting = [cart.actions.update('a', 3), cart.actions.update('a', 9)]
  answer.resolve({ cart: cartWith(line('a', 2)) })
  await Promise.all([first, ...waiting])
  expect(sent.map(({ body }) => body.lineItems[0].quantity.newQuantity)).toEqual([2, 9])
})

test('names the invalid field', async () => {
  const violations = [{ field: 'coupon.code', description: 'is too long' }]
  const { cart } = openCart(
    () =>
      Response.json({ message: 'no', details: { validationError: { fieldViolations: violations } } }, { status: 400 }),
    null,
  )
  await cart.actions.applyCoupon('x').catch(() => undefined)
  expect(cart.get().error).toMatchObject({ code: 'INVALID_ARGUMENT', field: expect.stringContaining('code') })
  expect(cart.get().couponCode).toBeUndefined()
})

test('requests no cart without a session; the first change starts one', async () => {
  const network = stubNetwork(() => ({ cart: cartWith(line('a', 1)) }))
  const { send } = createClient({
    auth: ApiKeyStrategy({ apiKey: 'k' }),
    host: 'https://shop.test',
    fetch: network.fetch,
  })
  const cart = createCartStore(send, undefined, { role: () => 'none' })
  cart.subscribe(() => undefined)
  await expect.poll(() => cart.get().status).toBe('ready')
  expect([cart.get().cart, network.sent.length]).toEqual([null, 0])
  await cart.actions.add(lampToAdd)
  expect(cart.get().itemCount).toBe(1)
})
