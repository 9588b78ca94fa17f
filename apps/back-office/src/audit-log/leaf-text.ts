import { countryName, formatMoney } from '@vitrine/ui'
import { locale, words } from '../words/words.ts'
import { enumerationText } from './enumeration-text.ts'

const { auditLog: texts } = words

/** What a value is read with. */
export interface ValueContext {
  /** The kind of the entity, such as `order`. */
  readonly entity?: string | undefined
  /** The currency of amounts without one. */
  readonly currency: string
  /** Names of entities by their IDs. */
  readonly names: ReadonlyMap<string, string>
}

export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)

/** The last name of a path: `price` of `variants[0].price`. */
export const lastName = (field: string): string => field.split('.').at(-1)!.replace(/\[.*$/, '')

const languages = new Intl.DisplayNames([locale], { type: 'language' })
const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 8 })
const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })

const isDecimal = (value: unknown): value is number | string =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value))

const isAmount = (field: string): boolean =>
  /(price|priceEach|cost|amount|amountEach|subtotal|subtotalFrom|subtotalTo|total|balance|fee|profit|budget)$/i.test(
    lastName(field),
  ) || /(price|cost)\w*\.(min|max)Value$/i.test(field)

const numberText = (field: string, value: number | string, currency: string): string | undefined => {
  if (isAmount(field)) return formatMoney(value, { currency, locale })
  if (/^percent/i.test(lastName(field))) return percents.format(Number(value) / 100)
  return typeof value === 'number' ? numbers.format(value) : undefined
}

const withoutTags = (text: string): string =>
  /<\/?[a-z][^>]*>/i.test(text)
    ? text
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : text

const placeText = (name: string, value: string): string | undefined => {
  if (/^(country|countryCode|countries)$/.test(name) && /^[A-Z]{2}$/.test(value)) return countryName(value, locale)
  if (/^(language|languages|locale)$/.test(name) && /^[a-z]{2}(-[A-Z]{2})?$/.test(value)) return languages.of(value)
  return undefined
}

/** `orders.write` becomes “Orders, drafts, and returns: Can view and change”. */
const permissionText = (value: string): string | undefined => {
  const { areas, levels } = words.access
  const [area = '', level = ''] = value.split('.')
  if (!Object.hasOwn(areas, area) || !Object.hasOwn(levels, level)) return undefined
  return `${areas[area as keyof typeof areas]}: ${levels[level as keyof typeof levels]}`
}

const textOf = (field: string, value: string, { entity, names }: ValueContext): string => {
  const name = lastName(field)
  const known = names.get(value) ?? placeText(name, value) ?? enumerationText(name, value, entity)
  return known ?? (name === 'permissions' ? permissionText(value) : undefined) ?? withoutTags(value)
}

/** Returns a value that is neither an object nor a list as a person reads it. Dates are formatted elsewhere. */
export const leafText = (field: string, value: unknown, context: ValueContext): string => {
  if (value === undefined || value === null || value === '') return texts.unset
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  const number = isDecimal(value) ? numberText(field, value, context.currency) : undefined
  return number ?? textOf(field, String(value), context)
}
