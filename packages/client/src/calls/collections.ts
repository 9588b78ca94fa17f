// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, QueryMetadata, Collection, Query } from '../generated.ts'
import { pack } from '../pack.ts'

/** Reads one collection. */
export const getCollection: Endpoint<{ params: { id: string } }, { collection: Collection }> = {
  route: 'GET /stores-reader/v2/collections/{id}',
  repeatable: true,
}

/** Reads the collection that an address names. */
export const getCollectionBySlug: Endpoint<{ params: { slug: string } }, { collection: Collection }> = {
  route: 'GET /stores-reader/v2/collections/slug/{slug}',
  repeatable: true,
}

/** Finds collections by filter, sorted and in pages; 50 a page by default, 100 at the most. */
export const queryCollections: Endpoint<
  { body?: { query?: Query } },
  { collections: readonly Collection[]; metadata: QueryMetadata; totalResults?: number }
> = { route: 'GET /stores-reader/v2/collections/query', repeatable: true, packed: pack }
