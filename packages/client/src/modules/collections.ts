import type { CallOptions, Send } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { Collection, Query, QueryMetadata } from '../generated.ts'
import { offsetQuery, type OffsetQuery } from '../query/offset-query.ts'

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

export type CollectionQuery = OffsetQuery<Collection, CollectionFields, CollectionSortField>

/** Reads one collection. */
export const getCollection =
  (send: Send) =>
  async (id: string, call?: CallOptions): Promise<Collection> =>
    (await send(calls.getCollection, { params: { id } }, call)).collection

/** Reads the collection that an address names. */
export const getCollectionBySlug =
  (send: Send) =>
  (slug: string, call?: CallOptions): Promise<{ collection: Collection }> =>
    send(calls.getCollectionBySlug, { params: { slug } }, call)

/** Finds collections: without arguments a query to build, with one the answer to it. */
export const queryCollections = (send: Send) => {
  function query(): CollectionQuery
  function query(
    query: Query,
    call?: CallOptions,
  ): Promise<{ collections: readonly Collection[]; metadata: QueryMetadata; totalResults?: number }>
  function query(query?: Query, call?: CallOptions) {
    if (query) return send(calls.queryCollections, { body: { query } }, call)
    return offsetQuery<Collection, CollectionFields, CollectionSortField>(async (built, call) => {
      const { collections, metadata } = await send(calls.queryCollections, { body: { query: built } }, call)
      return { items: collections, metadata }
    })
  }
  return query
}
