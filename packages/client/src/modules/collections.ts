// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/collections.ts'
import type { Collection } from '../generated.ts'
import { pack } from '../pack.ts'
import { offsetQueryCall, type OffsetQuery, type OffsetQueryCall } from '../query/offset-query.ts'

/**
 * Returns a collection by its ID.
 *
 * @example
 * const { name } = await client.collections.getCollection(collection.id)
 */
export const getCollection = (send: Send): ((id: string, call?: CallOptions) => Promise<Collection>) =>
  bind(
    send,
    {
      route: 'GET /stores-reader/v2/collections/{id} id',
      repeatable: true,
      dates: { collection: { lastUpdated: true } },
    },
    'collection',
  )

/**
 * Returns a collection by its slug.
 *
 * @example
 * const { collection: kitchen } = await client.collections.getCollectionBySlug(collection.slug)
 */
export const getCollectionBySlug = (
  send: Send,
): ((slug: string, call?: CallOptions) => Promise<{ collection: Collection }>) =>
  bind(send, {
    route: 'GET /stores-reader/v2/collections/slug/{slug} slug',
    repeatable: true,
    dates: { collection: { lastUpdated: true } },
  })

/** Fields that collections can be filtered by. */
export interface CollectionFields {
  id: string
  name: string
  slug: string
  description: string
  visible: boolean
  lastUpdated: Date
}

/** Fields that collections can be sorted by. */
export type CollectionSortField = 'id' | 'name' | 'slug' | 'lastUpdated'

/** A query builder for collections. */
export type CollectionQuery = OffsetQuery<Collection, CollectionFields, CollectionSortField>

/**
 * Lists collections that match a filter, sorted and paged. 50 per page by default, at most 100. Without
 * arguments, returns a query to build.
 *
 * @example
 * const { items } = await client.collections.queryCollections().ascending('name').find()
 */
export const queryCollections = (
  send: Send,
): OffsetQueryCall<CollectionQuery, ResponseOf<typeof calls.queryCollections>> =>
  offsetQueryCall(
    send,
    {
      route: 'GET /stores-reader/v2/collections/query',
      repeatable: true,
      packed: pack,
      dates: { collections: { lastUpdated: true } },
    },
    'collections',
  )
