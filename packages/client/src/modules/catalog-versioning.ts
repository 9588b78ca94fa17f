import type { CallOptions, Send } from '../call-options.ts'
import * as calls from '../generated.ts'

/**
 * Tells which catalog the store has: `V1_CATALOG` here always, and `STORES_NOT_INSTALLED` before anything was put in.
 *
 * @example
 * const { catalogVersion } = await client.catalogVersioning.getCatalogVersion()
 */
export const getCatalogVersion = (send: Send) => (call?: CallOptions) => send(calls.getCatalogVersion, {}, call)
