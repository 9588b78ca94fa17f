import type { Static } from 'typebox'
import { oneOf } from '../../../schema.ts'

/** The version of the catalog calls that storefronts of a store should use. */
export const catalogVersion = oneOf(['V1_CATALOG', 'V3_CATALOG', 'STORES_NOT_INSTALLED'], {
  description: 'Catalog version that storefronts should use. `STORES_NOT_INSTALLED`: the site has no store.',
})
export type CatalogVersion = Static<typeof catalogVersion>
