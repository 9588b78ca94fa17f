/** The building blocks of the contract: each is a JSON Schema with a TypeScript type. */
import type { JsonBounds } from './json-bounds.ts'
import { Type, type Static, type TProperties, type TSchema, type TUnsafe } from 'typebox'

type Notes = {
  readonly description?: string
  /** An amount of money: `store` in the store's own currency, `true` in that of the purchase. */
  readonly money?: true | 'store'
  /** The server sets it; what a caller sends is dropped. */
  readonly readOnly?: boolean
  /** Why the field is not supported yet: see `unbuilt`. */
  readonly unbuilt?: string
}
type EntityNotes = Notes & {
  /** A request's `postalCode` and `subdivision` are stored in the usual form of its `country`, where that knows them. */
  readonly postal?: true
  /** Its `id` is one of its `type` by its form and check digits. */
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
/** Bounds of a decimal number that travels as text, so that no digit is lost. */
export interface DecimalBounds {
  readonly gt?: number
  readonly gte?: number
  readonly lt?: number
  readonly lte?: number
  /** The most digits behind the point. */
  readonly maxScale?: number
}

/** A named object; the printer makes one interface of it. Fields without `optional` are always there. */
export const entity = <P extends TProperties>(title: string, properties: P, notes: EntityNotes = {}) =>
  Type.Object(properties, { title, ...notes })
/** An object without a name of its own, such as a call's body. */
export const shape = <P extends TProperties>(properties: P, notes: EntityNotes = {}) =>
  Type.Object(properties, { ...notes })

/**
 * A field that is known and not served yet, and why. A request that asks for nothing by it, by null, `false` or what is
 * empty, passes; any other is refused with the field's name.
 */
export const unbuilt = <T extends TSchema>(schema: T, why: string): TUnsafe<Static<T>> =>
  Type.Unsafe<Static<T>>({ ...schema, unbuilt: why })

/**
 * Describes a field whose schema is shared with other fields, such as an entity. An entity keeps the description of its
 * own; printers put this one on the field.
 */
export const described = <T extends TSchema>(schema: T, fieldDescription: string): T =>
  Type.Unsafe({ ...schema, fieldDescription }) as unknown as T

export const optional = <T extends TSchema>(schema: T) => Type.Optional(schema)
export const list = <T extends TSchema>(items: T, bounds: Notes & { minItems?: number; maxItems?: number } = {}) =>
  Type.Array(items, bounds)

export const text = (bounds: TextBounds = {}) => Type.String(bounds)
export const number = (bounds: NumberBounds = {}) => Type.Number(bounds)
export const integer = (bounds: NumberBounds = {}) => Type.Integer(bounds)
export const flag = (notes: Notes = {}) => Type.Boolean(notes)
/** Any JSON; a request's is kept within bounds. */
export const anything = (notes: Notes & { json?: JsonBounds } = {}) => Type.Unknown(notes)

/** Text or a number. */
export const textOrNumber = () => Type.Union([Type.String(), Type.Number()])

/** One of the given words. */
export const oneOf = <const V extends readonly string[]>(
  values: V,
  notes: Notes & { title?: string } = {},
): TUnsafe<V[number]> => Type.Unsafe<V[number]>({ type: 'string', enum: [...values], ...notes })

export const guid = (notes: Notes = {}) => Type.String({ format: 'guid', ...notes })
export const email = (notes: Notes = {}) => Type.String({ format: 'email', maxLength: 320, ...notes })
export const phone = (notes: Notes = {}) => Type.String({ format: 'phone', ...notes })
/** ISO 4217, three capital letters. */
export const currency = (notes: Notes = {}) => Type.String({ format: 'currency', ...notes })
/** ISO 3166-1 alpha-2, two capital letters. */
export const country = (notes: Notes & { minLength?: number } = {}) => Type.String({ format: 'country', ...notes })
/** BCP 47. */
export const language = (bounds: TextBounds = {}) => Type.String({ format: 'language', ...bounds })
/** `YYYY-MM-DD`. */
export const localDate = (notes: Notes = {}) => Type.String({ format: 'local-date', ...notes })
/** `#rgb` or `#rrggbb`. */
export const colorHex = (bounds: TextBounds = {}) => Type.String({ format: 'color-hex', ...bounds })
/** An absolute `http` or `https` address. */
export const webUrl = (bounds: TextBounds = {}) => Type.String({ format: 'web-url', ...bounds })
/** A moment as RFC 3339 text; the client hands it out as a `Date`. */
export const timestamp = (notes: Notes = {}) => Type.String({ format: 'date-time', ...notes })
/** A decimal number as text. */
export const decimal = (bounds: DecimalBounds = {}, notes: Notes = {}) =>
  Type.Unsafe<string>({ type: 'string', decimal: bounds, ...notes })
/**
 * An amount of money as text, in the currency's major unit: `"12.50"`. What travels in an answer may be a thousand
 * times what a request may name: see `mostMoney`.
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
export const mapOfMaps = () => Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown()))

/** Text in the site's language and in the buyer's. */
export const translatable = (maxOriginal = 10_000, maxTranslated = maxOriginal, minLength = 0) =>
  Type.Object(
    {
      original: Type.Optional(Type.String({ ...(minLength && { minLength }), maxLength: maxOriginal })),
      translated: Type.Optional(Type.String({ ...(minLength && { minLength }), maxLength: maxTranslated })),
    },
    { title: 'TranslatableString', description: "Text in the site's language and in the buyer's." },
  )

/** A type whose every field may be left out, at any depth: what a caller may send of an entity. */
export type Input<T> = T extends readonly (infer Item)[]
  ? Input<Item>[]
  : T extends object
    ? { [K in keyof T]?: Input<T[K]> }
    : T

/** Under it the schema of a request names the fields that the server sets: they are known, and dropped. */
export const serverSets: unique symbol = Symbol('serverSets')

type Json = { [key: string]: unknown }

const loosen = (schema: Json): Json => {
  const { required: _required, ...rest } = schema
  const all = Object.entries((schema.properties ?? {}) as Record<string, Json>)
  const [set, sent] = [all.filter(([, one]) => one.readOnly), all.filter(([, one]) => !one.readOnly)]
  const properties = sent.map(([name, property]) => [name, loosen(property)])
  return {
    ...rest,
    ...(schema.properties !== undefined && { properties: Object.fromEntries(properties) }),
    ...(set.length > 0 && { [serverSets]: set.map(([name]) => name) }),
    ...(schema.items !== undefined && { items: loosen(schema.items as Json) }),
    ...(schema.title !== undefined && { title: `${String(schema.title)}Input` }),
  }
}

/**
 * What a caller may send of an entity: nothing is required, and fields the server sets are left out, so that they
 * are dropped when a caller sends back what it once read.
 */
export const input = <T extends TSchema>(schema: T) =>
  Type.Unsafe<Input<Static<T>>>(loosen(schema as unknown as Json) as TSchema)
