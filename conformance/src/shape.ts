import fields from '../spec/fields.json' with { type: 'json' }

/** An entity as the official SDK's typings describe it: path → type. */
export type Entity = keyof typeof fields
type Types = Readonly<Record<string, string>>

const money = ['amount', 'convertedAmount', 'formattedAmount', 'formattedConvertedAmount']
const subtotal = Object.fromEntries(money.map((name) => [`subtotal.${name}`, 'string']))

/** Fields that the SDK hands through and leaves out of its typings; storefronts read them all the same. */
const untyped: Partial<Record<Entity, Types>> = {
  Product: {
    'stock.inStock': 'boolean',
    'ribbons[].text': 'string',
    'price.currency': 'string',
    'price.price': 'number',
    'price.discountedPrice': 'number',
    'price.formatted.price': 'string',
    'price.formatted.discountedPrice': 'string',
  },
  Cart: subtotal,
  EstimateTotalsResponse: Object.fromEntries(Object.entries(subtotal).map(([path, type]) => [`cart.${path}`, type])),
}

const isKind = (type: string, value: unknown): boolean => {
  if (type === 'any' || type.startsWith('…')) return true
  if (type === 'Date') return value instanceof Date && !Number.isNaN(value.getTime())
  if (type.startsWith('Record<')) return typeof value === 'object' && !Array.isArray(value)
  if (type.startsWith('enum ')) return type.slice(5).split('|').includes(String(value))
  return typeof value === type
}

const show = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 60)

/** What in a value is not as the typings say: other types, words outside an enumeration, fields that do not exist. */
const differences = (types: Types, value: unknown, path: string): string[] => {
  if (value === undefined) return []
  const type = types[path]
  if (type !== undefined) return isKind(type, value) ? [] : [`${path} should be ${type}, is ${show(value)}`]
  if (Array.isArray(value)) return value.flatMap((item) => differences(types, item, `${path}[]`))
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    return Object.entries(value).flatMap(([key, item]) =>
      differences(types, item, path === '' ? key : `${path}.${key}`),
    )
  }
  return [`${path} is unknown to the SDK: ${show(value)}`]
}

/** Fails unless the SDK made of an answer what its typings promise. */
export const expectShape = (entity: Entity, value: unknown): void => {
  if (typeof value !== 'object' || value === null) throw new Error(`${entity} should be an object, is ${show(value)}`)
  const found = [...new Set(differences({ ...fields[entity], ...untyped[entity] }, value, ''))]
  if (found.length > 0) throw new Error(`${entity}: ${found.join('; ')}`)
}
