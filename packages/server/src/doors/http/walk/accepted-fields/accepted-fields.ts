import { bodyMethodOf, type Call } from '@vitrine/contract/call.ts'
import type { JsonSchema } from '@vitrine/contract/print/json-schema.ts'
import { expect } from 'vitest'
import { isLongRun } from '../../../../../../../test/run-size.ts'
import type { Answer, Shop } from '../../../../../../../test/shop.ts'
import { fieldOf, type Path } from '../fields.ts'
import type { CaseRequest, Case, Cases } from './case.ts'
import { distinctValues, withField, writableFields } from './fields.ts'

const files = import.meta.glob<Readonly<Record<string, Cases>>>('./*-cases.ts', { eager: true })

/** The cases of every `…-cases.ts` file. Store settings, which affect sign-in, come last except for orders. */
export const cases: Cases = Object.assign({}, ...Object.values(files).flatMap(Object.values))

interface Change {
  readonly part: 'body' | 'query'
  readonly path: Path
  readonly value: unknown
}

type Field = Omit<Change, 'value'> & { readonly schema: JsonSchema }

/** The result of a request without optional fields. */
interface Plain {
  readonly text: string
  /** Fields that differ between requests. */
  readonly unstable: ReadonlySet<string>
}

interface Tested {
  readonly shop: Shop
  readonly call: Call
  readonly one: Case
}

const send = (shop: Shop, call: Call, { token, params = {}, query = {}, body }: CaseRequest): Promise<Answer> => {
  const address = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((text): [string, string] => [name, String(text)]),
  )
  return shop.send(`${bodyMethodOf(call)} ${address}?${new URLSearchParams(given)}`, { token, ...(body && { body }) })
}

const leavesOf = (value: unknown, at = ''): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${at}.${key}`))
    : [[at, typeof value === 'object' ? 'empty' : String(value)]]

const idsAndTimes = /[\da-f]{8}-[\da-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z/gi

/** Reads the result of a request without unstable fields; `undefined` if it was refused. */
const readAfter = async (
  { shop, call, one }: Tested,
  change?: Change,
  unstable: ReadonlySet<string> = new Set(),
): Promise<string[] | undefined> => {
  const request = await one.ask(shop)
  const sent = change
    ? { ...request, [change.part]: withField(request[change.part], change.path, change.value) }
    : request
  const answer = await send(shop, call, sent)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500)
  if (answer.status !== 200) return undefined
  const typed = JSON.stringify(change?.value ?? '').toLowerCase()
  const isTyped = (text: string): boolean => text.length > 2 && typed.includes(text.toLowerCase())
  return leavesOf(one.read ? await one.read(shop, sent, answer) : answer.body).map(([at, text]) => {
    if (isTyped(text)) return `${at} ${text}`
    return unstable.has(at) ? at : `${at} ${text.replaceAll(idsAndTimes, (id) => (isTyped(id) ? id : '#'))}`
  })
}

const readPlain = async (tested: Tested): Promise<Plain> => {
  const [first, second] = [await readAfter(tested), await readAfter(tested)]
  if (!first || !second) throw new Error('The request without optional fields was refused.')
  const unstable = new Set(first.filter((line, index) => line !== second[index]).map((line) => line.split(' ')[0]!))
  return { text: JSON.stringify(await readAfter(tested, undefined, unstable)), unstable }
}

/** Values equivalent to an absent one. */
const meansNothing = (value: unknown): boolean => /^(UNKNOWN|UNDEFINED|UNSPECIFIED)/i.test(String(value))

/** `npm test` tests every value of an enum; for other fields the first value with an effect is enough. */
const isOneEnough = ({ schema }: Field): boolean => !isLongRun && !schema.enum

/** Lists the accepted values of a field that have no effect of their own. */
const ignoredValues = async (tested: Tested, field: Field, plain: Plain): Promise<string[]> => {
  const { part, path, schema } = field
  const results = new Set<string>()
  const ignored: unknown[] = []
  let refused = 0
  const values = tested.one.values?.[fieldOf(path)] ?? distinctValues(schema)
  for (const value of values.filter((word) => !meansNothing(word))) {
    const lines = await readAfter(tested, { part, path, value }, plain.unstable)
    const result = JSON.stringify(lines)
    if (isOneEnough(field) && result !== plain.text) return []
    if (lines === undefined) refused += 1
    else if (results.has(result)) ignored.push(value)
    else results.add(result)
  }
  const isIgnored = ignored.length === 0 && refused === 0 && results.size === 1 && results.has(plain.text)
  return ignored.length > 0 || isIgnored ? [`${fieldOf(path)}: ${JSON.stringify(ignored)}`] : []
}

const isCoveredElsewhere = ({ elsewhere = {} }: Case, path: Path): boolean =>
  Object.keys(elsewhere).some(
    (field) =>
      fieldOf(path) === field || fieldOf(path).startsWith(`${field}.`) || fieldOf(path).startsWith(`${field}[`),
  )

/** Lists the fields that a call accepts and ignores. */
export const ignoredFields = async (shop: Shop, call: Call, one: Case): Promise<string[]> => {
  const tested = { shop, call, one }
  const plain = await readPlain(tested)
  const ignored: string[] = []
  for (const part of ['query', 'body'] as const)
    for (const field of writableFields((call[part] ?? {}) as JsonSchema))
      if (!isCoveredElsewhere(one, field.path))
        ignored.push(...(await ignoredValues(tested, { part, ...field }, plain)))
  return ignored
}

/** Whether a call other than a query accepts fields. */
export const acceptsFields = (name: string, { body, query }: Call): boolean =>
  !/^(query|search)/.test(name) &&
  [body, query].some((schema) => schema && writableFields(schema as JsonSchema).length > 0)
