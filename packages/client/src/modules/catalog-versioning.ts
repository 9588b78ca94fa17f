// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, Send } from '../call-options.ts'

/**
 * Tells which catalog the store has: `V1_CATALOG` here always, and `STORES_NOT_INSTALLED` before anything was put in.
 *
 * @example
 * const { catalogVersion } = await client.catalogVersioning.getCatalogVersion()
 */
export const getCatalogVersion = (
  send: Send,
): ((call?: CallOptions) => Promise<{ catalogVersion: 'V1_CATALOG' | 'V3_CATALOG' | 'STORES_NOT_INSTALLED' }>) =>
  bind(send, { route: 'GET /stores/v3/provision/version', repeatable: true })
