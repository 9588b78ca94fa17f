import { calls } from '@vitrine/contract'
import type { Call } from '@vitrine/contract/call.ts'
import type { JsonSchema } from '@vitrine/contract/print/json-schema.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Answer, type Shop } from '../../../../../../test/shop.ts'
import type { Asked, Case, Cases } from './case.ts'
import { nameOf, tellingValues, withField, writableFields, type Path } from './fields.ts'
import { triedElsewhere } from './tried-elsewhere.ts'

/**
 * The cases of every `…-cases.ts` here. The settings of the store, which change how members come in, are the last but
 * orders.
 */
const files = import.meta.glob<Readonly<Record<string, Cases>>>('./*-cases.ts', { eager: true })
const cases: Cases = Object.assign({}, ...Object.values(files).flatMap(Object.values))
const all = calls as Readonly<Record<string, Call>>

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const send = ({ method, path }: Call, { token, params = {}, query = {}, body }: Asked): Promise<Answer> => {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  )
  return shop.send(`${method} ${address}?${new URLSearchParams(given)}`, { token, ...(body && { body }) })
}

const leavesOf = (value: unknown, at = ''): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${at}.${key}`))
    : [[at, typeof value === 'object' ? 'empty' : String(value)]]

const passing = /[\da-f]{8}-[\da-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z/gi

interface Part {
  readonly part: 'body' | 'query'
  readonly path: Path
  readonly value: unknown
}

/** What is read after a call, but for what differs from request to request; nothing where it was refused. */
const seenOf = async (call: Call, one: Case, change?: Part, unstable: ReadonlySet<string> = new Set()) => {
  const asked = await one.ask(shop)
  const sent = change ? { ...asked, [change.part]: withField(asked[change.part], change.path, change.value) } : asked
  const answer = await send(call, sent)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500)
  if (answer.status !== 200) return undefined
  const typed = JSON.stringify(change?.value ?? '').toLowerCase()
  const isTyped = (text: string): boolean => text.length > 2 && typed.includes(text.toLowerCase())
  return leavesOf(one.read ? await one.read(shop, sent, answer) : answer.body).map(([at, text]) => {
    if (isTyped(text)) return `${at} ${text}`
    return unstable.has(at) ? at : `${at} ${text.replaceAll(passing, (id) => (isTyped(id) ? id : '#'))}`
  })
}

/** Words that say nothing, like none. */
const saysNothing = (value: unknown): boolean => /^(UNKNOWN|UNDEFINED|UNSPECIFIED)/i.test(String(value))

interface Plain {
  /** What is read where nothing is asked for. */
  readonly seen: string
  /** Where it differs from one request to the next. */
  readonly unstable: ReadonlySet<string>
}

const plainOf = async (call: Call, one: Case): Promise<Plain> => {
  const [first, second] = [await seenOf(call, one), await seenOf(call, one)]
  if (!first || !second) throw new Error('The plain request is refused.')
  const unstable = new Set(first.filter((line, index) => line !== second[index]).map((line) => line.split(' ')[0]!))
  return { seen: JSON.stringify(await seenOf(call, one, undefined, unstable)), unstable }
}

type Field = Omit<Part, 'value'> & { readonly schema: JsonSchema }

/** Values of a field that were taken, and after which all is as after another one, or as after none. */
const droppedOf = async (call: Call, one: Case, { part, path, schema }: Field, plain: Plain): Promise<string[]> => {
  const known: string[] = []
  const dropped: unknown[] = []
  let refused = 0
  const values = one.values?.[nameOf(path)] ?? tellingValues(schema)
  for (const value of values.filter((word) => !saysNothing(word))) {
    const lines = await seenOf(call, one, { part, path, value }, plain.unstable)
    const seen = JSON.stringify(lines)
    if (lines === undefined) refused += 1
    else if (known.includes(seen)) dropped.push(value)
    else known.push(seen)
  }
  const isDeaf = known.length === 1 && refused === 0 && known[0] === plain.seen && dropped.length === 0
  return dropped.length > 0 || isDeaf ? [`${nameOf(path)}: ${JSON.stringify(dropped)}`] : []
}

const isElsewhere = ({ elsewhere = {} }: Case, path: Path): boolean =>
  Object.keys(elsewhere).some(
    (field) => nameOf(path) === field || nameOf(path).startsWith(`${field}.`) || nameOf(path).startsWith(`${field}[`),
  )

test.each(Object.entries(cases))(
  '%s takes no field without effect: each is seen afterwards or refused',
  async (name, one) => {
    const call = all[name]!
    const dropped: string[] = []
    const plain = await plainOf(call, one)
    for (const part of ['query', 'body'] as const) {
      for (const field of writableFields((call[part] ?? {}) as JsonSchema))
        if (!isElsewhere(one, field.path)) dropped.push(...(await droppedOf(call, one, { part, ...field }, plain)))
    }
    expect(dropped).toEqual([])
  },
  120_000,
)

test('every call that takes anything is asked here, or where its own tests are', () => {
  const taking = Object.entries(all).filter(([name, { body, query }]) => {
    const fields = [body, query].flatMap((schema) => (schema ? writableFields(schema as JsonSchema) : []))
    return fields.length > 0 && !/^(query|search)/.test(name)
  })
  const missing = taking.map(([name]) => name).filter((name) => !(name in cases) && !(name in triedElsewhere))
  expect(missing).toEqual([])
  expect(Object.keys(triedElsewhere).filter((name) => !(name in all) || name in cases)).toEqual([])
})
