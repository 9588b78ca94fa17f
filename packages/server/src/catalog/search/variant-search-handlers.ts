import type { readOnlyVariantCalls } from '@vitrine/contract'
import type { CursorSearch } from '@vitrine/contract/calls/cursor-search.ts'
import type { RequestableVariantField } from '@vitrine/contract/entities/catalog/product/read-only-variant.ts'
import type { Exchange } from '../../ground/base/caller.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { catalogViewOf, presentReadOnlyVariants, readRequestedFields, type OnSite } from '../product/api.ts'
import { indexesOf } from './index/indexes.ts'
import { indexOfNamedProducts } from './rows/index-of-products.ts'
import { readSearchOf, type RowKind } from './rows/search-rows.ts'
import { queriedVariants, searchedVariants, searchVariants } from './rows/search-variants.ts'

interface Request {
  readonly sent: CursorSearch | undefined
  readonly fields: readonly RequestableVariantField[] | undefined
  readonly path: string
}

/** Creates the handlers for queries and searches of variants of catalog V3. */
export const createVariantSearchHandlers = (context: Context): Handlers<typeof readOnlyVariantCalls> => {
  const { db } = context
  const indexes = indexesOf(context)

  const find = async (
    kind: RowKind,
    { sent, fields = [], path }: Request,
    { caller, exchange }: { caller: OnSite; exchange: Exchange },
  ) => {
    readRequestedFields(caller, fields)
    const { site, hidden } = await catalogViewOf(context, caller, exchange)
    const read = readSearchOf(kind, site, { sent, path })
    const hasWords = (read.listing.search.expression ?? '') !== ''
    const named = { condition: read.condition, field: 'productData.productId' }
    const few = hasWords ? undefined : await indexOfNamedProducts(db, site, named)
    const index = few ?? (await indexes.open(site)).index
    const { keys, ...found } = await searchVariants(kind, { db, index, site, hidden }, { read, sent, path })
    return { variants: await presentReadOnlyVariants(db, keys, { site, hidden, fields }), ...found }
  }

  return {
    queryReadOnlyVariants: (caller, { body: { query, fields } }, exchange) =>
      find(queriedVariants, { sent: query, fields, path: 'query' }, { caller, exchange }),

    searchReadOnlyVariants: (caller, { body: { search, fields } }, exchange) =>
      find(searchedVariants, { sent: search, fields, path: 'search' }, { caller, exchange }),
  }
}
