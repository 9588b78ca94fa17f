// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/catalog-versioning.ts'

/**
 * Returns the catalog version of the store, as set by its owner. The calls of both versions are supported.
 *
 * @example
 * const { catalogVersion } = await client.catalogVersioning.getCatalogVersion()
 */
export const getCatalogVersion = (
  send: Send,
): ((call?: CallOptions) => Promise<ResponseOf<typeof calls.getCatalogVersion>>) =>
  bind(send, { route: 'GET /stores/v3/provision/version', repeatable: true })
