import { isReadingCall, type Call, type Calls } from '@vitrine/contract/call.ts'
import type { TSchema } from 'typebox'

/** How to read the entity that a call changes. */
export interface EntityCall {
  /** The call that returns the entity. */
  readonly name: string
  /** The field of its response that has the entity, which is also the kind of the entity, such as `order`. */
  readonly entity: string
  /** The title of the entity's schema. */
  readonly title: string | undefined
  /** Its path parameters, each with the name of the changing call's parameter or field that has its value. */
  readonly params: readonly (readonly [own: string, ofChange: string])[]
  /** Asks for all that responses of changing calls have, too, so that the two can be compared. */
  readonly query: Readonly<Record<string, true>>
}

type Titled = TSchema & { readonly title?: string; readonly type?: string; readonly properties?: object }

const parameter = /^\{(\w+)\}$/
/** The provider reads some entities below another first segment, such as `stores-reader` instead of `stores`. */
const segmentsOf = (path: string): string[] =>
  path
    .replace(/^\/([\w]+)-reader\//, '/$1/')
    .split('/')
    .slice(1)
const patternOf = (segments: readonly string[]): string =>
  segments.map((segment) => (parameter.test(segment) ? '{}' : segment)).join('/')
const namesOf = (segments: readonly string[]): string[] => segments.flatMap((one) => parameter.exec(one)?.[1] ?? [])

/** Returns the first field of a response that is an object, if it is the first of all. */
const entityIn = ({ response }: Call): readonly [string, Titled] | undefined => {
  const [first] = Object.entries(((response as Titled).properties ?? {}) as Record<string, Titled>)
  return first && first[1].type === 'object' && first[1].properties ? first : undefined
}

const readsEntity = (call: Call): boolean =>
  call.method === 'GET' &&
  isReadingCall(call) &&
  call.body === undefined &&
  (call.roles as readonly string[]).includes('owner') &&
  entityIn(call) !== undefined

/** Returns what `orderId` and `ecomOrderId` are IDs of: `order`. */
const entityOfId = (name: string): string | undefined => {
  const [, last] = /([A-Za-z][a-z]+)Id$/.exec(name) ?? []
  return last && last.charAt(0).toLowerCase() + last.slice(1)
}

const bodyFieldsOf = ({ body }: Call): string[] => Object.keys((body as Titled | undefined)?.properties ?? {})

/** Costs are only part of a product if they are asked for, and always part of the response that a change returns. */
const merchantData = 'includeMerchantSpecificData'

const queryOf = ({ query }: Call): EntityCall['query'] =>
  Object.hasOwn((query as Titled | undefined)?.properties ?? {}, merchantData) ? { [merchantData]: true } : {}

/**
 * Creates a function that finds how to read what a call changes, by their paths: `PATCH /orders/{id}` and `POST
 * /orders/{orderId}/cancel` change what `GET /orders/{id}` returns. Otherwise by an ID: a call with an `orderId` changes
 * an order. `undefined` if no call returns what it changes.
 */
export const createEntityCalls = (calls: Calls) => {
  const readers = new Map<string, readonly [string, Call]>()
  /** Calls that return an entity by its ID alone. */
  const byEntity = new Map<string, readonly [string, Call]>()
  for (const [name, call] of Object.entries(calls)) {
    if (!readsEntity(call)) continue
    const [kind] = entityIn(call)!
    if (namesOf(segmentsOf(call.path)).length === 1 && !byEntity.has(kind)) byEntity.set(kind, [name, call])
    for (const path of [call.path, ...(call.aliases ?? [])]) readers.set(patternOf(segmentsOf(path)), [name, call])
  }

  const callOf = ([name, reader]: readonly [string, Call], names: readonly string[]): EntityCall => {
    const [entity, schema] = entityIn(reader)!
    const params = namesOf(segmentsOf(reader.path)).map((own, index) => [own, names[index]!] as const)
    return { name, entity, title: schema.title, params, query: queryOf(reader) }
  }

  const findByPath = ({ path }: Call): EntityCall | undefined => {
    const segments = segmentsOf(path)
    for (let length = segments.length; length > 0; length -= 1) {
      const prefix = segments.slice(0, length)
      const isWhole = length === segments.length
      if (!isWhole && !parameter.test(prefix.at(-1)!)) continue
      const found = readers.get(patternOf(prefix))
      if (found) return callOf(found, namesOf(prefix))
    }
    return undefined
  }

  const findById = (call: Call): EntityCall | undefined => {
    for (const name of [...namesOf(segmentsOf(call.path)), ...bodyFieldsOf(call)]) {
      const found = byEntity.get(entityOfId(name) ?? '')
      if (found) return callOf(found, [name])
    }
    return undefined
  }

  return (call: Call): EntityCall | undefined => findByPath(call) ?? findById(call)
}
