/** Builders of the contract's schemas. Each returns a JSON Schema with a TypeScript type. */
import type { JsonBounds } from './json-bounds.ts'
import { oncePer } from './once-per.ts'
import { Type, type Static, type TProperties, type TSchema, type TUnsafe } from 'typebox'

type Notes = {
  readonly description?: string
  /** Marks an amount of money: `store` in the store's currency, `true` in the currency of the purchase. */
  readonly money?: true | 'store'
  /** Set by the server. A value in a request is ignored. */
  readonly readOnly?: boolean
  /** Why the field is not supported yet: see `unbuilt`. */
  readonly unbuilt?: string
}
type EntityNotes = Notes & {
  /** `postalCode` and `subdivision` of a request are normalized to the format of its `country`, if it is known. */
  readonly postal?: true
  /** `id` is validated by the format and check digits of its `type`. */
  readonly taxId?: true
}
type TextBounds = Notes & {
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
}
type NumberBounds = Notes & {
  readonly minimum?: number
  readonly maximum?: number
}
/** Bounds of a decimal number, which is sent as text so that no digit is lost. */
export interface DecimalBounds {
  readonly gt?: number
  readonly gte?: number
  readonly lt?: number
  readonly lte?: number
  /** Maximum number of digits after the decimal point. */
  readonly maxScale?: number
}

/** A named object, printed as an interface. Fields without `optional` are required. */
export const entity = <P extends TProperties>(title: string, properties: P, notes: EntityNotes = {}) =>
  Type.Object(properties, { title, ...notes })
/** An object without a name, such as the body of a call. */
export const shape = <P extends TProperties>(properties: P, notes: EntityNotes = {}) =>
  Type.Object(properties, { ...notes })

/**
 * A field that is not supported yet, and why. Requests with null, `false` or an empty value are accepted; all others
 * are rejected with the name of the field.
 */
export const unbuilt = <T extends TSchema>(schema: T, reason: string): TUnsafe<Static<T>> =>
  Type.Unsafe<Static<T>>({ ...schema, unbuilt: reason })

/**
 * Describes a field whose schema is shared with other fields, such as an entity. An entity keeps the description of its
 * own; printers put this one on the field.
 */
export const described = <T extends TSchema>(
  schema: T,
  fieldDescription: string,
  notes: Pick<Notes, 'readOnly'> = {},
): T => {
  // Whether a schema is optional is a hidden property of it, which a spread would lose.
  const copy: T = Object.create(Object.prototype, Object.getOwnPropertyDescriptors(schema))
  return Object.assign(copy, { fieldDescription, ...notes })
}

export const optional = <T extends TSchema>(schema: T) => Type.Optional(schema)
export const list = <T extends TSchema>(
  items: T,
  bounds: Notes & { minItems?: number; maxItems?: number; json?: JsonBounds } = {},
) => Type.Array(items, bounds)

/** Names of fields, in JSON also as one text with commas between them (protobuf's `FieldMask`). */
export const fieldNames = (notes: Notes = {}) =>
  Type.Unsafe<string[]>({
    type: 'array',
    items: Type.String({ maxLength: 200 }),
    maxItems: 100,
    commaSeparated: true,
    ...notes,
  })

export const text = (bounds: TextBounds = {}) => Type.String(bounds)
export const number = (bounds: NumberBounds = {}) => Type.Number(bounds)
export const integer = (bounds: NumberBounds = {}) => Type.Integer(bounds)
export const flag = (notes: Notes = {}) => Type.Boolean(notes)
/** Any JSON. In requests it has bounds. */
export const anything = (notes: Notes & { json?: JsonBounds } = {}) => Type.Unknown(notes)

/** Text or a number. */
export const textOrNumber = () => Type.Union([Type.String(), Type.Number()])

/** One of the given values. */
export const oneOf = <const V extends readonly string[]>(
  values: V,
  notes: Notes & { title?: string } = {},
): TUnsafe<V[number]> => Type.Unsafe<V[number]>({ type: 'string', enum: [...values], ...notes })

export const guid = (notes: Notes = {}) => Type.String({ format: 'guid', ...notes })
export const email = (notes: Notes = {}) => Type.String({ format: 'email', maxLength: 320, ...notes })
export const phone = (notes: Notes = {}) => Type.String({ format: 'phone', ...notes })
/** ISO 4217 code: three capital letters. */
export const currency = (notes: Notes = {}) => Type.String({ format: 'currency', ...notes })
/** ISO 3166-1 alpha-2 code: two capital letters. */
export const country = (notes: Notes & { minLength?: number } = {}) => Type.String({ format: 'country', ...notes })
/** BCP 47 language tag. */
export const language = (bounds: TextBounds = {}) => Type.String({ format: 'language', ...bounds })
/** `YYYY-MM-DD`. */
export const localDate = (notes: Notes = {}) => Type.String({ format: 'local-date', ...notes })
/** `#rgb` or `#rrggbb`. */
export const colorHex = (bounds: TextBounds = {}) => Type.String({ format: 'color-hex', ...bounds })
/** An absolute `http` or `https` URL. */
export const webUrl = (bounds: TextBounds = {}) => Type.String({ format: 'web-url', ...bounds })
/** An RFC 3339 timestamp. The client returns it as a `Date`. */
export const timestamp = (notes: Notes = {}) => Type.String({ format: 'date-time', ...notes })
/** A decimal number as text. */
export const decimal = (bounds: DecimalBounds = {}, notes: Notes = {}) =>
  Type.Unsafe<string>({ type: 'string', decimal: bounds, ...notes })
/**
 * An amount of money as text, in major units: `"12.50"`. Requests have a lower maximum than responses: see
 * `maxAmount`.
 */
export const amount = (notes: Notes = {}, bounds: DecimalBounds = {}) =>
  Type.Unsafe<string>({
    type: 'string',
    decimal: { ...(bounds.gt === undefined && { gte: 0 }), lte: 1_000_000_000_000_000, ...bounds },
    money: true,
    ...notes,
  })

export const textMap = (bounds: { maxProperties?: number } = {}) => Type.Record(Type.String(), Type.String(), bounds)
export const anyMap = () => Type.Record(Type.String(), Type.Unknown())
/** An object whose values have bounds of their own. */
export const looseMap = (json: JsonBounds) => Type.Record(Type.String(), Type.Unknown({ json }))
/** A map of values with a schema of their own. */
export const mapOf = <T extends TSchema>(values: T) => Type.Record(Type.String(), values)
export const mapOfMaps = () => Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown()))

/** Text in the site's language and in the buyer's language. */
export const translatable = (maxOriginal = 10_000, maxTranslated = maxOriginal, minLength = 0) =>
  Type.Object(
    {
      original: Type.Optional(Type.String({ ...(minLength && { minLength }), maxLength: maxOriginal })),
      translated: Type.Optional(Type.String({ ...(minLength && { minLength }), maxLength: maxTranslated })),
    },
    {
      title: 'TranslatableString',
      description: "Text in the site's language (`original`) and in the buyer's language (`translated`).",
    },
  )

/** A type with all fields optional, at any depth: an entity as a caller may send it. */
export type Input<T> = T extends readonly (infer Item)[]
  ? Input<Item>[]
  : T extends object
    ? { [K in keyof T]?: Input<T[K]> }
    : T

/** Key of the list of fields that the server sets, in the schema of a request. They are accepted and ignored. */
export const readOnlyFields: unique symbol = Symbol('readOnlyFields')

type Json = { [key: string]: unknown }

interface LooseProperties {
  readonly properties: Json
  /** Names of those that a caller cannot write. */
  readonly readOnly: readonly string[]
}

/** Entities share their parts, and so do their inputs. */
const loosenProperties: (properties: Record<string, Json>) => LooseProperties = oncePer((properties) => {
  const all = Object.entries(properties)
  const writable = all.filter(([, one]) => !one.readOnly)
  return {
    properties: Object.fromEntries(writable.map(([name, property]) => [name, loosen(property)])),
    readOnly: all.filter(([, one]) => one.readOnly).map(([name]) => name),
  }
})

const loosen = (schema: Json): Json => {
  const { required: _required, ...rest } = schema
  const properties = schema.properties as Record<string, Json> | undefined
  const loose = properties && loosenProperties(properties)
  return {
    ...rest,
    ...(loose && { properties: loose.properties }),
    ...(loose && loose.readOnly.length > 0 && { [readOnlyFields]: loose.readOnly }),
    ...(schema.items !== undefined && { items: loosen(schema.items as Json) }),
    ...(schema.title !== undefined && { title: `${String(schema.title)}Input` }),
  }
}

/**
 * The schema of an entity as a caller may send it: nothing is required, and read-only fields are removed, so that they
 * are ignored when a caller sends an entity back.
 */
export const input = <T extends TSchema>(schema: T) =>
  Type.Unsafe<Input<Static<T>>>(loosen(schema as unknown as Json) as TSchema)

type ClearableParts<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]: T[K] | null } : T

/** A type in which fields, and fields of its parts, can be null. */
export type Clearable<T> = { [K in keyof T]: ClearableParts<T[K]> | null }

const withNulls = (schema: Json, depth: number): Json => {
  const { properties } = schema as { properties?: Record<string, Json> }
  if (!properties || depth === 0) return schema
  const fields = Object.entries(properties).map(([name, field]) => {
    const isFixed = field.enum !== undefined || field.unbuilt !== undefined || field.type === 'array'
    return [name, isFixed ? field : { ...withNulls(field, depth - 1), nullable: true }]
  })
  return { ...schema, properties: Object.fromEntries(fields) }
}

/** The schema of an entity as a caller may send it, in which null clears a field or a field of a part. */
export const clearableInput = <T extends TSchema>(schema: T) =>
  Type.Unsafe<Clearable<Input<Static<T>>>>(withNulls(loosen(schema as unknown as Json), 2) as TSchema)
