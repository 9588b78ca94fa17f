import type { OffsetPage, OffsetQuery } from '@vitrine/client'
import { useEffect, useState } from 'react'

export interface FoundPage<Item> {
  /** The page of results; during a new query, the previous one. */
  readonly page: OffsetPage<Item> | undefined
  readonly loading: boolean
  readonly error: unknown
}

/** What the hook needs of a query: `client.products.queryProducts().limit(12)` or similar. */
export type AnyQuery<Item> = Pick<OffsetQuery<Item, unknown, string>, 'find' | 'query'>

/**
 * A page of results of a query. A new query cancels the previous one; the same conditions are requested only once, no
 * matter how often the query is built. `initial` is the page that a server rendered.
 */
export const useProducts = <Item>(
  query: AnyQuery<Item>,
  { initial }: { readonly initial?: OffsetPage<Item> } = {},
): FoundPage<Item> => {
  const key = JSON.stringify(query.query)
  const [found, setFound] = useState({ page: initial, key: initial && key, error: undefined as unknown })

  useEffect(() => {
    if (found.key === key) return undefined
    const controller = new AbortController()
    query.find({ signal: controller.signal }).then(
      (page) => setFound({ page, key, error: undefined }),
      (error: unknown) => {
        if (!controller.signal.aborted) setFound((before) => ({ ...before, key, error }))
      },
    )
    return () => controller.abort()
    // The key stands for the query, which is built anew with each rendering.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])

  return { page: found.page, loading: found.key !== key, error: found.key === key ? found.error : undefined }
}
