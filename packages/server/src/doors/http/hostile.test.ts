import { randomUUID } from 'node:crypto'
import { calls, consentCalls, factorCalls, identityCalls } from '@vitrine/contract'
import type { Call } from '@vitrine/contract/call.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDelivery, addProduct, addTestCoupon, buyer, referenceTo } from '../../../../../test/goods.ts'
import { goodPassword } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { createMember } from '../../people/member/create-member.ts'

/** The calls that know people get more of it. */
const requestsTo = (name: string): number => {
  if (process.env.VITRINE_LONG !== '1') return 3
  return name in { ...identityCalls, ...factorCalls, ...consentCalls } ? 10_000 : 600
}

let shop: Shop
let visitor: string
/** Ids that lead somewhere. */
let known: string[]
beforeAll(async () => {
  shop = await openShop({ taxRatePercent: '19' })
  const product = await addProduct(shop.context.db, shop.siteId, { stock: 5 })
  const delivery = await addDelivery(shop.context.db, shop.siteId)
  const coupon = await addTestCoupon(shop.context.db, shop.siteId)
  visitor = await shop.visitorToken()
  const lineItems = [{ catalogReference: referenceTo(product), quantity: 1 }]
  const added = await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token: visitor, body: { lineItems } })
  const opened = await shop.send('POST /ecom/v1/carts/current/create-checkout', {
    token: visitor,
    body: { channelType: 'WEB' },
  })
  const { checkoutId } = opened.body
  known = [product.id, delivery, added.body.cart.id, added.body.cart.lineItems[0].id, checkoutId, buyer.email]
  known.push(shop.siteId, shop.clientId, String(coupon))
})
afterAll(() => shop.close())

/** What programs send by mistake and people on purpose. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, '', ' ', '0', 0, -1, 1.5, 1e308, -1e308, 9e15, true, false, [], {}, [[]], [null]),
  fc.constantFrom(
    '\0',
    'a\0b',
    '\ud800',
    '🧵'.repeat(50),
    "' or 1=1 --",
    '../../etc',
    '%',
    '\\',
    '{{x}}',
    '-0',
    '1e400',
  ),
  fc.constantFrom('0000-00-00T00:00:00Z', '+275760-09-13T00:00:00.000Z', '99999999999999999999', 'NaN', 'Infinity'),
  fc.constantFrom({ $eq: null }, { $in: [] }, { $gt: {} }, { $and: [{ $or: [] }] }, { $not: { $not: 1 } }, { $x: 1 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ minLength: 4000, maxLength: 6000 }),
  fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'toString', 'id', 'filter'), fc.jsonValue(), {
    maxKeys: 3,
  }),
  fc.jsonValue(),
)

type Schema = Readonly<Record<string, unknown>>

/** A value that a schema allows, more or less; every so often one that it does not. */
const valueFor = (schema: Schema, depth = 0): fc.Arbitrary<unknown> => {
  const mostly = (likely: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 5, arbitrary: likely }, { weight: 1, arbitrary: odd })
  if (Array.isArray(schema.enum)) return mostly(fc.constantFrom(...(schema.enum as unknown[])))
  if (Array.isArray(schema.anyOf)) return mostly(fc.oneof(...schema.anyOf.map((one) => valueFor(one as Schema, depth))))
  switch (schema.type) {
    case 'object': {
      if (depth > 6) return fc.constant({})
      const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
      if (properties.length === 0) return mostly(fc.dictionary(fc.string({ maxLength: 8 }), odd, { maxKeys: 3 }))
      const required = (schema.required ?? []) as string[]
      const fields = Object.fromEntries(properties.map(([name, one]) => [name, valueFor(one, depth + 1)]))
      return mostly(fc.record(fields, { requiredKeys: required as never[] }))
    }
    case 'array':
      return mostly(fc.array(valueFor((schema.items ?? {}) as Schema, depth + 1), { maxLength: 2 }))
    case 'integer':
    case 'number':
      return mostly(fc.constantFrom(0, 1, 2, 10, 100, 100_000, 1.25))
    case 'boolean':
      return mostly(fc.boolean())
    case 'string':
      return mostly(
        fc.oneof(
          fc.nat(20).map((index) => known[index % known.length]),
          fc.constantFrom('DE', 'EUR', 'en', '2026-11-20T12:00:00.000Z', '12.50', 'https://shop.test/x', 'WEB'),
          fc.string({ maxLength: 12 }),
        ),
      )
    default:
      return odd
  }
}

/** A value as it can stand in an address. */
const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(/\p{Surrogate}/gu, '?')

const pathOf = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(asText(params[name] ?? 'x')))

const queryOf = (query: unknown): string =>
  typeof query === 'object' && query !== null
    ? `?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, asText(value)]))}`
    : ''

/** Tokens for one call: its member is nobody else's, whatever becomes of them, and signed in anew each time. */
const tokensFor = async ({ roles }: Call) => {
  const { siteId, clientId, context } = shop
  const isForMembers = (roles as readonly string[]).includes('member')
  const email = `${randomUUID()}@people.test`
  const member = isForMembers && (await createMember(context.db, { siteId, email, password: goodPassword }))
  return async (role: 'visitor' | 'member' | 'owner'): Promise<string> => {
    if (role === 'owner') return shop.apiKey
    if (role === 'visitor' || !member) return visitor
    const caller = { role, siteId, clientId, visitorId: randomUUID(), sessionId: randomUUID(), memberId: member.id }
    return context.accessTokens.sign(caller, 14_400)
  }
}

const hostileCalls = Object.entries(calls as Readonly<Record<string, Call>>)

test.each(hostileCalls)(
  'nothing that a client sends makes %s fail',
  async (name, call) => {
    const none = fc.constant({})
    const tokenOf = await tokensFor(call)
    const request = fc.record({
      params: call.params ? valueFor(call.params as unknown as Schema) : none,
      query: call.query ? valueFor(call.query as unknown as Schema) : none,
      body: call.body ? valueFor(call.body as unknown as Schema) : fc.constant(undefined),
      role: fc.constantFrom('visitor', 'member', 'owner'),
    })
    await fc.assert(
      fc.asyncProperty(request, async ({ params, query, body, role }) => {
        const isPacked = call.encoding === 'r'
        const packed = isPacked ? `?.r=${Buffer.from(JSON.stringify(body)).toString('base64url')}` : queryOf(query)
        const path = pathOf(call.path, (params ?? {}) as Record<string, unknown>) + packed
        const token = await tokenOf(role)
        const sent = body === undefined || isPacked ? { token } : { token, body: body as object }
        const answer = await shop.send(`${call.method} ${path}`, sent)
        const said = `${name} ${path} ${JSON.stringify(body)} → ${JSON.stringify(answer.body)}`
        expect(answer.status, said).toBeLessThan(500)
      }),
      { numRuns: requestsTo(name), endOnFailure: true },
    )
  },
  900_000,
)
