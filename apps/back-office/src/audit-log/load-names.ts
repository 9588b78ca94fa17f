import type { AuditEntry } from '@vitrine/client'
import { queryAll } from '../query-all.ts'
import { listLocations } from '../locations/load-locations.ts'
import { shop } from '../shop.ts'
import { isId, lastName } from './leaf-text.ts'

type Names = ReadonlyMap<string, string>
type Named = readonly { readonly id?: string | undefined; readonly name?: string | undefined }[]

interface Kind {
  /** Names of fields with IDs of this kind. */
  readonly fields: RegExp
  readonly load: (ids: readonly string[]) => Promise<Named>
}

/** Most entities of a kind that are named. */
const maxNamed = 100

const numbered = async (ids: readonly string[]): Promise<Named> => {
  const { orders } = await shop.orders.searchOrders({ filter: { id: { $in: ids } }, cursorPaging: { limit: maxNamed } })
  return orders.map(({ id, number }) => ({ id, name: number }))
}

/** Entities that fields refer to by their IDs. */
const kinds: readonly Kind[] = [
  { fields: /^(orderIds?|orderWithFulfillments)$/, load: numbered },
  {
    fields: /^(productIds?|catalogItemId)$/,
    load: (ids) => queryAll(shop.products.queryProducts().in('id', ids).limit(maxNamed)),
  },
  {
    fields: /^((mainC|c)ategory(Id|Ids)?|categories|collectionIds?|directCategories\w*)$/,
    load: () => queryAll(shop.collections.queryCollections().limit(maxNamed)),
  },
  { fields: /^(\w*[lL]ocationIds?|storesLocation)$/, load: listLocations },
  { fields: /^memberGroupIds?$/, load: () => queryAll(shop.memberGroups.queryMemberGroups().limit(maxNamed)) },
  { fields: /^taxGroupId$/, load: () => queryAll(shop.taxGroups.queryTaxGroups()) },
  { fields: /^deliveryProfileId$/, load: () => queryAll(shop.deliveryProfile.queryDeliveryProfiles()) },
]

type Found = Map<string, Set<string>>

const addIds = (found: Found, name: string, value: unknown): void => {
  if (isId(value)) found.set(name, (found.get(name) ?? new Set()).add(value))
  else if (Array.isArray(value)) for (const entry of value) addIds(found, name, entry)
  else if (typeof value === 'object' && value !== null)
    for (const [inner, one] of Object.entries(value)) addIds(found, inner === 'id' ? name : inner, one)
}

/** IDs by the names of their fields. */
const idsIn = (entries: readonly AuditEntry[]): Found => {
  const found: Found = new Map()
  for (const { changes = [], changedEntities = [], request, entity = '', entityId, entityName } of entries) {
    if (entityName === undefined) addIds(found, entity, entityId)
    addIds(found, '', request)
    for (const { field, ...values } of [...changes, ...changedEntities.flatMap((one) => one.changes)])
      for (const value of Object.values(values)) addIds(found, lastName(field), value)
  }
  return found
}

const namesOf = async ({ fields, load }: Kind, found: Found): Promise<readonly (readonly [string, string])[]> => {
  const ids = [...found].flatMap(([name, some]) => (fields.test(name) ? [...some] : []))
  if (ids.length === 0) return []
  // Names help, but the log can be read without: those who may not see the entities get their IDs.
  const named = await load(ids.slice(0, maxNamed)).catch((): Named => [])
  return named.flatMap(({ id, name }) => (id === undefined || name === undefined ? [] : [[id, name] as const]))
}

/** Loads the names of entities that the changes of entries refer to by their IDs. */
export const loadAuditNames = async (entries: readonly AuditEntry[]): Promise<Names> => {
  const found = idsIn(entries)
  const named = await Promise.all(kinds.map((kind) => namesOf(kind, found)))
  return new Map(named.flat())
}
