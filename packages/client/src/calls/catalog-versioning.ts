// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint } from '../generated.ts'

/** Returns the catalog version of the store, as set by its owner. The calls of both versions are supported. */
export const getCatalogVersion: Endpoint<
  {},
  {
    /** Catalog version that storefronts should use. `STORES_NOT_INSTALLED`: the site has no store. */
    catalogVersion: 'V1_CATALOG' | 'V3_CATALOG' | 'STORES_NOT_INSTALLED'
  }
> = { route: 'GET /stores/v3/provision/version', repeatable: true }
