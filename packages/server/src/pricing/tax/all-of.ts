import type { Search } from '@vitrine/contract/calls/query.ts'
import type { CursorMetadata } from '@vitrine/contract/calls/query.ts'
import type { Static } from 'typebox'
import { Refusal } from '../../ground/base/refusal.ts'

interface Page<Item> {
  readonly items: readonly Item[]
  readonly pagingMetadata: Static<typeof CursorMetadata>
}

const maxItems = 10_000

/** Iterates over all results of a filter, page by page. */
export const allOf = async <Item>(
  query: (query: Search) => Promise<Page<Item>>,
  filter: Record<string, unknown> | undefined,
): Promise<readonly Item[]> => {
  const found: Item[] = []
  let cursor: string | undefined
  do {
    const cursorPaging = { limit: 100, ...(cursor !== undefined && { cursor }) }
    const page = await query(cursor === undefined ? { ...(filter && { filter }), cursorPaging } : { cursorPaging })
    found.push(...page.items)
    if (found.length > maxItems) throw new Refusal('TOO_MANY_TO_COUNT')
    cursor = page.pagingMetadata.hasNext ? page.pagingMetadata.cursors?.next : undefined
  } while (cursor !== undefined)
  return found
}
