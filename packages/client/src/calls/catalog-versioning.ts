// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint } from '../generated.ts'

/** Tells which catalog the store has: `V1_CATALOG` here always, and `STORES_NOT_INSTALLED` before anything was put in. */
export const getCatalogVersion: Endpoint<{}, { catalogVersion: 'V1_CATALOG' | 'V3_CATALOG' | 'STORES_NOT_INSTALLED' }> =
  { route: 'GET /stores/v3/provision/version', repeatable: true }
