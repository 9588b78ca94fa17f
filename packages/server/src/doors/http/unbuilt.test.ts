import { randomUUID } from 'node:crypto'
import { calls } from '@vitrine/contract'
import { bodyMethodOf, type Call } from '@vitrine/contract/call.ts'
import type { JsonSchema } from '@vitrine/contract/print/json-schema.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill } from '../../../../../test/buying.ts'
import { addProduct } from '../../../../../test/goods.ts'
import { atTheDoor } from '../../../../../test/people.ts'
import { isIncluded } from '../../../../../test/run-size.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { createSieve, fieldOf, within, type Path } from './walk/fields.ts'

interface Unbuilt {
  readonly path: Path
  readonly schema: JsonSchema
}

/** All fields of a schema that are known but not supported. */
const unbuiltIn = (schema: JsonSchema, path: Path = []): Unbuilt[] => {
  if (schema.unbuilt !== undefined) return [{ path, schema }]
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => unbuiltIn(field, [...path, name]))
  return [...inner, ...(schema.items ? unbuiltIn(schema.items, [...path, 0]) : [])]
}

const isTried = createSieve()
const wrong = [true, 'any', ['any'], { any: { thing: true } }]
const empties = [undefined, null, false, '', [], {}, { title: { original: '' } }]

/** Each field with all of its values, or with one of each kind if a similar field covers the rest. */
const table = Object.entries<Call>(calls).flatMap(([name, call]) =>
  unbuiltIn((call.body ?? {}) as JsonSchema).map(({ path, schema }) => {
    const isWhole = isTried(name, path, schema)
    const values = isWhole ? { wrong, empties } : { wrong: wrong.slice(-1), empties: empties.slice(-1) }
    return [name, fieldOf(path), { path, ...values }] as const
  }),
)

let shop: Shop
let visitor: string
let till: Awaited<ReturnType<typeof atTheTill>>
beforeAll(async () => {
  shop = await openShop()
  till = await atTheTill(shop)
  visitor = await shop.visitorToken()
})
afterAll(() => shop.close())

const refusalOf = async (name: string, path: Path, value: unknown) => {
  const call = (calls as Record<string, Call>)[name]!
  const { path: address, roles } = call
  const token = (roles as readonly string[]).includes('app') ? shop.apiKey : visitor
  const route = `${bodyMethodOf(call)} ${address.replaceAll(/\{\w+\}/g, () => randomUUID())}`
  const { status, body } = await shop.send(route, { token, body: within(path, value) })
  const violations: { field: string }[] = body?.details?.validationError?.fieldViolations ?? []
  return { status, violation: violations.find(({ field }) => field === fieldOf(path)) }
}

test.each(table.filter(([name, field]) => isIncluded(name + field)))(
  '%s rejects %s by name as not supported, and accepts it empty',
  async (name, _, { path, ...values }) => {
    for (const wrongValue of values.wrong) {
      const { status, violation } = await refusalOf(name, path, wrongValue)
      expect(status).toBe(400)
      expect(violation).toMatchObject({
        violatedRule: 'FIELD_NOT_ALLOWED',
        description: expect.stringMatching(/\w \w/),
      })
    }
    for (const empty of values.empties) {
      const { status, violation } = await refusalOf(name, path, empty)
      expect(violation).toBe(undefined)
      expect(status).toBeLessThan(500)
    }
  },
)

test('includes the fields whose silent omission would cost a buyer something', () => {
  const named = new Set(table.map(([name, field]) => `${name} ${field}`))
  expect(named).toContain('addToCurrentCart lineItems[0].subscriptionOptionInfo')
  expect(named).toContain('createCheckout lineItems[0].subscriptionOptionInfo')
})

test('rejects an account deletion that would transfer data, and keeps the account', async () => {
  const { accessToken: token } = await atTheDoor(shop).signIn()
  const { status, body } = await shop.send('DELETE /members/v1/members/my?contentAssigneeId=ann', { token })
  expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([400, 'contentAssigneeId'])
  expect((await shop.send('GET /members/v1/members/my', { token })).body.member).toBeDefined()
})

test('rejects a thousand levels of nesting like any other value', async () => {
  const deep = JSON.parse('['.repeat(1000) + ']'.repeat(1000)) as unknown
  const { violation } = await refusalOf('addToCurrentCart', ['lineItems', 0, 'subscriptionOptionInfo'], deep)
  expect(violation).toMatchObject({ violatedRule: 'FIELD_NOT_ALLOWED' })
})

test('accepts a checkout as a buyer read it', async () => {
  const product = await addProduct(shop.context.db, shop.siteId)
  const { token, checkoutId } = await till.checkoutOf(product)
  const policies = [{ title: 'Returns', content: 'Within a month.' }]
  const serviceProperties = { numberOfParticipants: 2 }
  const customLineItems = [{ productName: { original: 'Workshop' }, price: '5.00', policies, serviceProperties }]
  const route = `/ecom/v1/checkouts/${checkoutId}`
  const { body } = await shop.send(`POST ${route}/add-to-checkout`, { token: shop.apiKey, body: { customLineItems } })
  expect(body.checkout.lineItems[1]).toMatchObject({ policies, serviceProperties })
  const again = await shop.send(`PATCH ${route}`, { token, body: { checkout: body.checkout } })
  expect(again.status).toBe(200)
  const cart = (await shop.send('GET /ecom/v1/carts/current', { token })).body.cart
  expect((await shop.send('PATCH /ecom/v1/carts/current', { token, body: { cartInfo: cart } })).status).toBe(200)
})

test('rejects delayed charges without a card, and charges nothing', async () => {
  const bought = await till.checkoutOf(await addProduct(shop.context.db, shop.siteId))
  const { status, body } = await till.orderUnpaid(bought, { delayCapture: true })
  expect(status).toBe(400)
  expect(body.details.validationError.fieldViolations).toMatchObject([
    { field: 'delayCapture', violatedRule: 'FIELD_NOT_ALLOWED' },
  ])
  expect(await till.chargesOf(bought)).toEqual([])
  const paid = await till.pay(bought, 'sandbox:pays', { delayCapture: false, savePaymentMethod: false })
  expect(paid.status).toBe(200)
})
