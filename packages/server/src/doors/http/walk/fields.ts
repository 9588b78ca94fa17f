import { randomUUID } from 'node:crypto'
import type { Call } from '@vitrine/contract/call.ts'
import type { JsonSchema } from '@vitrine/contract/print/json-schema.ts'
import { isLongRun } from '../../../../../../test/run-size.ts'

export type Path = readonly (string | number)[]

/** A part of a request that has fields. */
export type Part = 'params' | 'query' | 'body'

/** Wraps a value in the objects and lists that lead to it. A missing value is left out of its object. */
export const within = (path: Path, value: unknown): unknown =>
  path.reduceRight<unknown>((inner, key, index) => {
    if (typeof key === 'number') return [inner]
    return value === undefined && index === path.length - 1 ? {} : { [key]: inner }
  }, value)

/** Returns a field as a violation names it: `lineItems[0].quantity`. */
export const fieldOf = (path: Path): string =>
  path.reduce<string>(
    (field, key) => (typeof key === 'number' ? `${field}[${key}]` : field ? `${field}.${key}` : key),
    '',
  )

/** Returns the tree of categories, for calls that need it. */
export const treeOf = ({ body }: Call): object =>
  (body as JsonSchema | undefined)?.required?.includes('treeReference')
    ? { treeReference: { appNamespace: '@wix/stores' } }
    : {}

/** Returns the address of a call. A parameter that is not given becomes a random id. */
export const addressOf = ({ path }: Call, params: Readonly<Record<string, unknown>> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? randomUUID())))

/**
 * Selects the fields to test. The long run tests each field of each call; `npm test` tests the first field of each call,
 * and fields with the same schema and the same name within their parent once.
 */
export const createSieve = () => {
  const known = new Set<string>()
  return (call: string, path: Path, schema: object): boolean => {
    if (isLongRun) return true
    const like = `${JSON.stringify(schema)} ${fieldOf(path.slice(-2))}`
    const isNew = !known.has(like) || !known.has(call)
    known.add(like).add(call)
    return isNew
  }
}
