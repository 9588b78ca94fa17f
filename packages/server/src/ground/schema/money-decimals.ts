import type { JsonSchema } from '@vitrine/contract/print/json-schema.ts'
import type { TSchema } from 'typebox'
import { decimalViolations } from '../base/amounts.ts'
import type { Violation } from '../base/refusal.ts'

/** The positions of amounts in the store's currency within a value. */
export interface MoneyPaths {
  readonly isAmount?: true
  readonly items?: MoneyPaths
  readonly properties?: readonly (readonly [name: string, places: MoneyPaths])[]
}

/** Finds the amounts in the store's currency that a request can set; `undefined` if there are none. */
export const moneyPathsOf = (schema: TSchema | undefined): MoneyPaths | undefined => {
  if (!schema) return undefined
  const { money, readOnly, items, properties } = schema as JsonSchema
  if (readOnly) return undefined
  if (money === 'store') return { isAmount: true }
  const inner = (one: JsonSchema | undefined) => moneyPathsOf(one as TSchema | undefined)
  const ofItems = inner(items)
  if (ofItems) return { items: ofItems }
  const found = Object.entries(properties ?? {}).flatMap(([name, one]) => {
    const paths = inner(one)
    return paths ? [[name, paths] as const] : []
  })
  return found.length > 0 ? { properties: found } : undefined
}

/** Returns violations for amounts with more decimals than the currency has. */
export const findExcessDecimals = (
  paths: MoneyPaths,
  value: unknown,
  currency: string,
  field = '',
): readonly Violation[] => {
  if (value === null || value === undefined) return []
  if (paths.isAmount) return decimalViolations(currency, field, value as string | number)
  if (paths.items) {
    const { items } = paths
    return Array.isArray(value)
      ? value.flatMap((one, index) => findExcessDecimals(items, one, currency, `${field}[${index}]`))
      : []
  }
  return (paths.properties ?? []).flatMap(([name, inner]) =>
    findExcessDecimals(inner, (value as Record<string, unknown>)[name], currency, field ? `${field}.${name}` : name),
  )
}
