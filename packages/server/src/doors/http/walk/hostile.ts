import { randomUUID } from 'node:crypto'
import { consentCalls, factorCalls, identityCalls } from '@vitrine/contract'
import { bodyMethodOf, type Call } from '@vitrine/contract/call.ts'
import fc from 'fast-check'
import { addDelivery, addProduct, addTestCoupon, buyer, referenceTo } from '../../../../../../test/goods.ts'
import { newEmail } from '../../../../../../test/people.ts'
import { runs } from '../../../../../../test/run-size.ts'
import type { Shop } from '../../../../../../test/shop.ts'
import { insertMember } from '../../../people/member/store.ts'
import { addressOf } from './fields.ts'

/** Calls about people get more requests in the long run. */
const requestsTo = (name: string): number =>
  runs(3, name in { ...identityCalls, ...factorCalls, ...consentCalls } ? 1_000 : 100)

/** What hostile requests use. */
export interface Target {
  readonly shop: Shop
  readonly visitorToken: string
  /** Ids and texts that exist in the shop. */
  readonly known: readonly string[]
}

/** Fills a shop with a product, a cart and a checkout, and collects their ids. */
export const prepareTarget = async (shop: Shop): Promise<Target> => {
  const { siteId, clientId } = shop
  const { db } = shop.context
  const product = await addProduct(db, siteId, { stock: 5 })
  const [delivery, coupon] = [await addDelivery(db, siteId), await addTestCoupon(db, siteId)]
  const visitorToken = await shop.visitorToken()
  const ask = async (action: string, body: object) =>
    (await shop.send(`POST /ecom/v1/carts/current/${action}`, { token: visitorToken, body })).body
  const lineItems = [{ catalogReference: referenceTo(product), quantity: 1 }]
  const { cart } = await ask('add-to-cart', { lineItems })
  const { checkoutId } = await ask('create-checkout', { channelType: 'WEB' })
  const ids = [product.id, delivery, cart.id, cart.lineItems[0].id, checkoutId, siteId, clientId, String(coupon)]
  return { shop, visitorToken, known: [...ids, buyer.email] }
}

/** Values from broken programs and attackers. */
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

/** Mostly values that a schema allows, and some that it does not. */
const valueFor = (schema: Schema, known: readonly string[], depth = 0): fc.Arbitrary<unknown> => {
  const mostly = (likely: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 5, arbitrary: likely }, { weight: 1, arbitrary: odd })
  if (Array.isArray(schema.enum)) return mostly(fc.constantFrom(...(schema.enum as unknown[])))
  if (Array.isArray(schema.anyOf))
    return mostly(fc.oneof(...schema.anyOf.map((one) => valueFor(one as Schema, known, depth))))
  switch (schema.type) {
    case 'object': {
      if (depth > 6) return fc.constant({})
      const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
      if (properties.length === 0) return mostly(fc.dictionary(fc.string({ maxLength: 8 }), odd, { maxKeys: 3 }))
      const required = (schema.required ?? []) as string[]
      const fields = Object.fromEntries(properties.map(([name, one]) => [name, valueFor(one, known, depth + 1)]))
      return mostly(fc.record(fields, { requiredKeys: required as never[] }))
    }
    case 'array':
      return mostly(fc.array(valueFor((schema.items ?? {}) as Schema, known, depth + 1), { maxLength: 2 }))
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

/** Returns a value as text of a URL. */
const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(/\p{Surrogate}/gu, '?')

const asTexts = (values: unknown): Record<string, string> =>
  typeof values === 'object' && values !== null
    ? Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asText(value)]))
    : {}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Returns values as parameters whose names are paths. */
const dottedTexts = (values: object, prefix = ''): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(values).map(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? dottedTexts(value, `${prefix}${asText(name)}.`)
        : { [prefix + asText(name)]: asText(value) },
    ),
  ) as Record<string, string>

/** Adds a member without a password who is used by no other call. */
const addMember = async ({ context, siteId }: Shop): Promise<string> => {
  const id = randomUUID()
  const person = { siteId, id, email: newEmail(), emailVerified: true, passwordHash: null, isVouched: true }
  await insertMember(context.db, { ...person, contact: {}, profile: {}, now: new Date() })
  return id
}

/** Tokens for one call. Its member signs in anew for each request, since a request may sign out or delete the member. */
const tokensFor = async ({ shop, visitorToken }: Target, { roles }: Call) => {
  const { siteId, clientId, context } = shop
  const memberId = (roles as readonly string[]).includes('member') ? await addMember(shop) : undefined
  return async (role: 'visitor' | 'member' | 'owner'): Promise<string> => {
    if (role === 'owner') return shop.apiKey
    if (role === 'visitor' || memberId === undefined) return visitorToken
    const caller = { role, siteId, clientId, visitorId: randomUUID(), sessionId: randomUUID(), memberId }
    return context.accessTokens.sign(caller, 14_400)
  }
}

/** Returns a request with odd values in all its parts. */
const requestFor = ({ params, query, body }: Call, known: readonly string[]) => {
  const partOf = (schema: Call['body'], none: unknown) =>
    schema ? valueFor(schema as unknown as Schema, known) : fc.constant(none)
  return fc.record({
    params: partOf(params, {}),
    query: partOf(query, {}),
    body: partOf(body, undefined),
    role: fc.constantFrom('visitor', 'member', 'owner'),
  })
}

/** Sends hostile requests to a call. Reports the first that fails with a status of 500 or more; `undefined` if none does. */
export const attack = async (target: Target, name: string, call: Call): Promise<string | undefined> => {
  const tokenOf = await tokensFor(target, call)
  const isPacked = call.encoding === 'r'
  const isDotted = call.encoding === 'dotted'
  const property = fc.asyncProperty(requestFor(call, target.known), async ({ params, query, body, role }) => {
    const packed = Buffer.from(JSON.stringify(body) ?? '').toString('base64url')
    const search = isPacked
      ? `.r=${packed}`
      : new URLSearchParams(isDotted ? dottedTexts({ ...asObject(query), ...asObject(body) }) : asTexts(query))
    const path = `${addressOf(call, asTexts(params))}?${search}`
    const token = await tokenOf(role)
    const sent = body === undefined || isPacked || isDotted ? { token } : { token, body }
    const answers = [await target.shop.send(`${call.method} ${path}`, sent)]
    if (isDotted && body !== undefined)
      answers.push(await target.shop.send(`${bodyMethodOf(call)} ${path}`, { token, body }))
    const answer = answers.find(({ status }) => status >= 500)
    if (!answer) return
    throw new Error(`${name} ${path} ${JSON.stringify(body)} → ${answer.status} ${JSON.stringify(answer.body)}`)
  })
  return fc.asyncDefaultReportMessage(await fc.check(property, { numRuns: requestsTo(name), endOnFailure: true }))
}
