// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, Send } from '../call-options.ts'

/**
 * Returns the catalog version of the store: `V1_CATALOG`, or `STORES_NOT_INSTALLED` if it has no products.
 *
 * @example
 * const { catalogVersion } = await client.catalogVersioning.getCatalogVersion()
 */
export const getCatalogVersion = (
  send: Send,
): ((call?: CallOptions) => Promise<{ catalogVersion: 'V1_CATALOG' | 'V3_CATALOG' | 'STORES_NOT_INSTALLED' }>) =>
  bind(send, { route: 'GET /stores/v3/provision/version', repeatable: true })
