import type { JsonSchema } from '@vitrine/contract/print/json-schema.ts'
import { readOnlyFields } from '@vitrine/contract/schema.ts'
import type { TSchema } from 'typebox'
import { once } from '../base/once.ts'

/** The known fields of a schema, recursively. Values without known fields may contain anything. */
interface Known {
  readonly fields?: ReadonlyMap<string, Known>
  readonly items?: Known
}

const anything: Known = {}

/** A schema with read-only fields, which clients send back when they send what they have read. */
type SentBack = JsonSchema & { readonly [readOnlyFields]?: readonly string[] }

const knownOf = (schema: JsonSchema): Known => {
  const { properties, items, unbuilt } = schema
  if (unbuilt !== undefined) return anything
  if (items) {
    const inner = knownOf(items)
    return inner === anything ? anything : { items: inner }
  }
  if (!properties) return anything
  const set = (schema as SentBack)[readOnlyFields] ?? []
  const fields = Object.entries(properties).map(([name, one]) => [name, knownOf(one)] as const)
  return { fields: new Map([...set.map((name) => [name, anything] as const), ...fields]) }
}

/** The maximum number and length of reported names. */
const maxReported = 20
const maxNameLength = 60

const collect = ({ fields, items }: Known, value: unknown, path: string, found: string[]): void => {
  if (typeof value !== 'object' || value === null || found.length >= maxReported) return
  if (items) {
    if (!Array.isArray(value)) return
    for (const [index, one] of value.entries()) collect(items, one, `${path}[${index}]`, found)
    return
  }
  if (!fields || Array.isArray(value)) return
  const within = path === '' ? '' : `${path}.`
  for (const [name, one] of Object.entries(value)) {
    const known = fields.get(name)
    if (known) collect(known, one, within + name, found)
    else if (found.length < maxReported) found.push(within + name.slice(0, maxNameLength))
  }
}

/** Creates a function that returns the paths of a value's unknown fields, up to twenty. `others` are also known. */
export const createUnknownFieldFinder = (
  schema: TSchema,
  others: readonly string[] = [],
): ((value: unknown) => readonly string[]) => {
  const known = once(() => {
    const { fields = [] } = knownOf(schema as unknown as JsonSchema)
    return { fields: new Map([...others.map((name) => [name, anything] as const), ...fields]) }
  })
  return (value) => {
    const found: string[] = []
    collect(known(), value, '', found)
    return found
  }
}
