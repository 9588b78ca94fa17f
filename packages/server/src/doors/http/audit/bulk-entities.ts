type Fields = Readonly<Record<string, unknown>>

/** How to find and read the entities that a bulk call changes. */
export interface BulkReader {
  /** The kind of the entities, such as `order`. */
  readonly entity: string
  /** The call that reads several of them. */
  readonly call: string
  readonly request: (ids: readonly string[], body: Fields) => object
  /** The field of its response that lists them. */
  readonly list: string
}

const byFilter = (ids: readonly string[]) => ({ filter: { id: { $in: ids } }, cursorPaging: { limit: ids.length } })

const products: BulkReader = {
  entity: 'product',
  call: 'listProductSheet',
  request: (productIds) => ({ productIds }),
  list: 'products',
}
const orders: BulkReader = {
  entity: 'order',
  call: 'searchOrders',
  request: (ids) => ({ search: byFilter(ids) }),
  list: 'orders',
}
const customers: BulkReader = {
  entity: 'customer',
  call: 'queryCustomers',
  request: (ids) => ({ query: byFilter(ids) }),
  list: 'customers',
}

const categories: BulkReader = {
  entity: 'category',
  call: 'queryCategories',
  request: (ids, { treeReference }) => ({ query: byFilter(ids), treeReference, returnNonVisibleCategories: true }),
  list: 'categories',
}

/** The bulk calls of the back office whose entities are compared. Their requests have at most 100 entities. */
export const bulkReaders: Readonly<Record<string, BulkReader>> = {
  bulkUpdateListedProducts: products,
  bulkDeleteProducts: products,
  bulkUpdateOrders: orders,
  bulkUpdateOrderTags: orders,
  bulkCreateFulfillments: orders,
  bulkUpdateCustomerTags: customers,
  bulkUpdateCategories: categories,
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the ID of an item: itself, its `id`, that of its order or product, or that of the entity in it. */
const idOf = (item: unknown): string | undefined => {
  if (typeof item === 'string') return item
  if (!isRecord(item)) return undefined
  for (const id of [item.id, item.orderId, item.productId]) if (typeof id === 'string') return id
  return Object.values(item).flatMap((inner) => (isRecord(inner) && typeof inner.id === 'string' ? [inner.id] : []))[0]
}

/** Returns the IDs of the entities in the first list of a bulk request, each once. */
const bulkIds = (body: unknown): readonly string[] => {
  const found = isRecord(body) ? Object.values(body).find((value) => Array.isArray(value)) : undefined
  return [...new Set((found ?? []).flatMap((item: unknown) => idOf(item) ?? []))]
}

/** Most entities that an entry is found by. */
const maxFound = 1000

/** Returns the IDs of the entities in the first list of a request by which its entry is found; `null` if there are none. */
export const idsToFindBy = (body: unknown): string[] | null => {
  const ids = bulkIds(body).filter((id) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id))
  return ids.length > 0 ? ids.slice(0, maxFound) : null
}

/** Versions of entities by their IDs. */
export type Versions = ReadonlyMap<string, Fields>

/** Reads the entities that a bulk request is about. `undefined` if they cannot be read. */
export const readEach = async (
  { request, list }: BulkReader,
  { body, ask }: { readonly body: unknown; readonly ask: (request: object) => Promise<unknown> },
): Promise<Versions | undefined> => {
  const ids = bulkIds(body)
  if (ids.length === 0) return undefined
  try {
    const response = (await ask(request(ids, isRecord(body) ? body : {}))) as Fields
    // Responses may have values that only become JSON when they are sent.
    const entities = JSON.parse(JSON.stringify(response[list])) as readonly Fields[]
    return new Map(entities.map((entity) => [String(entity.id), entity]))
  } catch {
    return undefined
  }
}
