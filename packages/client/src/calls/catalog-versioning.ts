// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint } from '../generated.ts'

/** Returns the catalog version of the store: `V1_CATALOG`, or `STORES_NOT_INSTALLED` if it has no products. */
export const getCatalogVersion: Endpoint<{}, { catalogVersion: 'V1_CATALOG' | 'V3_CATALOG' | 'STORES_NOT_INSTALLED' }> =
  { route: 'GET /stores/v3/provision/version', repeatable: true }
