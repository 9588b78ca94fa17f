import { calls, isApiError, type CallOptions } from '@vitrine/client'
import type { Catalog } from '../server/server-shop.ts'
import type { Designed } from './designed.ts'

/** Query parameter with the key of a preview. */
export const asPreview = 'design'

interface Wanted {
  /** Key of a draft's preview. */
  readonly preview: string | undefined
  readonly call: CallOptions
}

/** Loads the store's design. Falls back to the published one if the preview has ended. */
export const loadDesign = async (shop: Catalog, { preview, call }: Wanted): Promise<Designed> => {
  const read = (query: { preview?: string }) => shop.send(calls.getStoreDesign, { query }, call)
  if (preview === undefined) return read({})
  return read({ preview: preview.slice(0, 100) }).catch((error: unknown) => {
    if (isApiError(error) && error.status < 500) return read({})
    throw error
  })
}
