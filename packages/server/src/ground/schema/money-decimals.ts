import type { JsonSchema } from '@vitrine/contract/print/json-schema.ts'
import type { TSchema } from 'typebox'
import { finerThan } from '../base/amounts.ts'
import type { Violation } from '../base/refusal.ts'

/** Where amounts in the store's own currency lie within a value. */
export interface MoneyPlaces {
  readonly isAmount?: true
  readonly items?: MoneyPlaces
  readonly properties?: readonly (readonly [name: string, places: MoneyPlaces])[]
}

/** Finds the amounts in the store's own currency that a request may set; nothing where there are none. */
export const moneyPlacesOf = (schema: TSchema | undefined): MoneyPlaces | undefined => {
  if (!schema) return undefined
  const { money, readOnly, items, properties } = schema as JsonSchema
  if (readOnly) return undefined
  if (money === 'store') return { isAmount: true }
  const inner = (one: JsonSchema | undefined) => moneyPlacesOf(one as TSchema | undefined)
  const ofItems = inner(items)
  if (ofItems) return { items: ofItems }
  const found = Object.entries(properties ?? {}).flatMap(([name, one]) => {
    const places = inner(one)
    return places ? [[name, places] as const] : []
  })
  return found.length > 0 ? { properties: found } : undefined
}

/** Names the amounts with more decimals than the currency has, by their path. */
export const excessDecimals = (
  places: MoneyPlaces,
  value: unknown,
  currency: string,
  field = '',
): readonly Violation[] => {
  if (value === null || value === undefined) return []
  if (places.isAmount) return finerThan(currency, field, value as string | number)
  if (places.items) {
    const { items } = places
    return Array.isArray(value)
      ? value.flatMap((one, index) => excessDecimals(items, one, currency, `${field}[${index}]`))
      : []
  }
  return (places.properties ?? []).flatMap(([name, inner]) =>
    excessDecimals(inner, (value as Record<string, unknown>)[name], currency, field ? `${field}.${name}` : name),
  )
}
