import type { CallOptions, Search } from '@vitrine/client'
import type { PageRequest } from '@vitrine/web/page/routed-page.tsx'

/** Something with a name that products share, such as a brand. */
export interface Named {
  readonly id: string
  readonly revision: string
  readonly name: string
  /** Number of products that have it. */
  readonly products: number
  /** What buyers see instead of the name. */
  readonly shownAs?: string
}

interface FoundNamed {
  readonly items: readonly Named[]
  /** Cursor of the next page. */
  readonly next: string | undefined
}

export interface NamedListData extends FoundNamed {
  readonly expression: string
  readonly isFirst: boolean
}

const pageSize = 50

/** Finds entities by a part of their name, or the next page after a cursor. */
export type FindNamed = (query: Search, call?: CallOptions) => Promise<FoundNamed>

/** Loads a page of a list from the parameters `q` and `after`. */
export const loadNamed =
  (find: FindNamed, nameField: string) =>
  async ({ url: { searchParams }, call }: Pick<PageRequest, 'url' | 'call'>): Promise<NamedListData> => {
    const expression = (searchParams.get('q') ?? '').trim()
    const cursor = searchParams.get('after')
    const query: Search = cursor
      ? { cursorPaging: { limit: pageSize, cursor } }
      : {
          ...(expression && { filter: { [nameField]: { $contains: expression } } }),
          sort: [{ fieldName: nameField, order: 'ASC' }],
          cursorPaging: { limit: pageSize },
        }
    return { ...(await find(query, call)), expression, isFirst: cursor === null }
  }
