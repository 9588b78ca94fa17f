import type { ProductDraft } from './draft/product-draft.ts'

/** What was typed and not saved, in this browser. */
export interface StoredDraft {
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** The form as the server had it then. */
  readonly before: ProductDraft
  readonly draft: ProductDraft
}

const version = 2
const prefix = 'vitrine-product-draft'
const keyOf = (siteId: string, productId: string | undefined): string => `${prefix} ${siteId} ${productId ?? 'new'}`
const maxAgeMs = 30 * 24 * 3600 * 1000

/** Reads what was typed, if it is not older than 30 days. */
export const readStoredDraft = (
  storage: Pick<Storage, 'getItem'>,
  { siteId, productId, now }: { siteId: string; productId: string | undefined; now: number },
): StoredDraft | undefined => {
  try {
    const stored = JSON.parse(storage.getItem(keyOf(siteId, productId)) ?? 'null') as
      | (StoredDraft & { readonly version: number })
      | null
    return stored?.version === version && now - stored.savedAt < maxAgeMs ? stored : undefined
  } catch {
    return undefined
  }
}

/** Stores what was typed, or removes it. A full or denied storage is not an error: the form still works. */
export const writeStoredDraft = (
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  { siteId, productId }: { siteId: string; productId: string | undefined },
  stored: StoredDraft | undefined,
): void => {
  try {
    const key = keyOf(siteId, productId)
    if (stored) storage.setItem(key, JSON.stringify({ version, ...stored }))
    else storage.removeItem(key)
  } catch {
    // Private windows have no storage.
  }
}

/** Removes everything that was typed, when the owner signs out. */
export const forgetStoredDrafts = (storage: Storage): void => {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
}
