import type { OffsetPage, OffsetQuery } from '@vitrine/client'
import { useState } from 'react'
import type { Failure } from '../stores/failure.ts'
import { useAnswer } from './use-answer.ts'

/** A page of results, and whether it is the requested one. */
export interface FoundPage<Item> {
  /** The page of results; during a new query, the previous one. */
  readonly page: OffsetPage<Item> | undefined
  readonly loading: boolean
  readonly error: Failure | undefined
  /** Sends the query again. */
  readonly refresh: () => void
}

/** The part of a query that the hook needs: `client.products.queryProducts().limit(12)` or similar. */
export type AnyQuery<Item> = Pick<OffsetQuery<Item, unknown, string>, 'find' | 'query'>

/**
 * A page of results of a query. A new query cancels the previous one; the same conditions are requested only once, no
 * matter how often the query is built. `initial` is the page that a server rendered.
 *
 * @example
 * const { page, loading } = useProducts(client.products.queryProducts().eq('collectionIds', id).limit(12))
 */
export const useProducts = <Item>(
  query: AnyQuery<Item>,
  { initial }: { readonly initial?: OffsetPage<Item> } = {},
): FoundPage<Item> => {
  const key = JSON.stringify(query.query)
  const [known] = useState(initial && { key, answer: initial })
  const { answer: page, ...rest } = useAnswer(key, (signal) => query.find({ signal }), { known })
  return { page, ...rest }
}
