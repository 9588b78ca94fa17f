import type { CallOptions, Search } from '@vitrine/client'
import type { PageRequest } from '@vitrine/web/page/routed-page.tsx'

/** Something with a name that products share, such as a brand. */
export interface Named {
  readonly id: string
  readonly revision: string
  readonly name: string
  /** Number of products that have it. */
  readonly products: number
}

interface FoundNamed<One extends Named> {
  readonly items: readonly One[]
  /** Cursor of the next page. */
  readonly next: string | undefined
}

export interface NamedListData<One extends Named = Named> extends FoundNamed<One> {
  readonly expression: string
  readonly isFirst: boolean
}

const pageSize = 50

/** Finds entities by a part of their name, or the next page after a cursor. */
export type FindNamed<One extends Named = Named> = (query: Search, call?: CallOptions) => Promise<FoundNamed<One>>

/** Loads a page of a list from the parameters `q` and `after`. */
export const loadNamed =
  <One extends Named = Named>(find: FindNamed<One>, nameField: string) =>
  async ({ url: { searchParams }, call }: Pick<PageRequest, 'url' | 'call'>): Promise<NamedListData<One>> => {
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
