// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, Collection, QueryMetadata, Query } from '../generated.ts'
import { pack } from '../pack.ts'

/** Returns a collection by its ID. */
export const getCollection: Endpoint<{ params: { id: string } }, { collection: Collection }> = {
  route: 'GET /stores-reader/v2/collections/{id}',
  repeatable: true,
  dates: { collection: { lastUpdated: true } },
}

/** Returns a collection by its slug. */
export const getCollectionBySlug: Endpoint<{ params: { slug: string } }, { collection: Collection }> = {
  route: 'GET /stores-reader/v2/collections/slug/{slug}',
  repeatable: true,
  dates: { collection: { lastUpdated: true } },
}

/** Lists collections that match a filter, sorted and paged. 50 per page by default, at most 100. */
export const queryCollections: Endpoint<
  { body?: { query?: Query } },
  {
    collections: readonly Collection[]
    metadata: QueryMetadata
    /** Total number of matches. Absent if there are too many to count. */
    totalResults?: number
  }
> = {
  route: 'GET /stores-reader/v2/collections/query',
  repeatable: true,
  packed: pack,
  dates: { collections: { lastUpdated: true } },
}
