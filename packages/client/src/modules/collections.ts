// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/collections.ts'
import type { Collection } from '../generated.ts'
import { pack } from '../pack.ts'
import { offsetQueryCall, type OffsetQuery, type OffsetQueryCall } from '../query/offset-query.ts'

/**
 * Reads one collection.
 *
 * @example
 * const { name } = await client.collections.getCollection(collection.id)
 */
export const getCollection = (send: Send): ((id: string, call?: CallOptions) => Promise<Collection>) =>
  bind(send, { route: 'GET /stores-reader/v2/collections/{id} id', repeatable: true }, 'collection')

/**
 * Reads the collection that an address names.
 *
 * @example
 * const { collection: found } = await client.collections.getCollectionBySlug(collection.slug)
 */
export const getCollectionBySlug = (
  send: Send,
): ((slug: string, call?: CallOptions) => Promise<{ collection: Collection }>) =>
  bind(send, { route: 'GET /stores-reader/v2/collections/slug/{slug} slug', repeatable: true })

/** What collections can be found by. */
export interface CollectionFields {
  id: string
  name: string
  slug: string
  description: string
  visible: boolean
  lastUpdated: Date
}

/** What collections can be sorted by. */
export type CollectionSortField = 'id' | 'name' | 'slug' | 'lastUpdated'

/** A query for collections in the making. */
export type CollectionQuery = OffsetQuery<Collection, CollectionFields, CollectionSortField>

/**
 * Finds collections by filter, sorted and in pages; 50 a page by default, 100 at the most. Without arguments a query
 * to build, with one the answer to it.
 *
 * @example
 * const { items } = await client.collections.queryCollections().ascending('name').find()
 */
export const queryCollections = (
  send: Send,
): OffsetQueryCall<CollectionQuery, ResponseOf<typeof calls.queryCollections>> =>
  offsetQueryCall(
    send,
    { route: 'GET /stores-reader/v2/collections/query', repeatable: true, packed: pack },
    'collections',
  )
