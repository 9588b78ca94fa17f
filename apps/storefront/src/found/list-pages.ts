import type { Collection, ProductPage } from '@vitrine/client'
import { listProductPages } from '@vitrine/client/productPages'
import type { PageContext } from '../page.ts'
import type { Catalog } from '../server/server-shop.ts'

type Access = Pick<PageContext<Catalog>, 'shop' | 'call'>

const atOnce = 1000

/** Reads a part of the product pages, beginning at a cursor. */
export const readPart = async ({ shop, call }: Access, start: string, size: number): Promise<ProductPage[]> => {
  const found: ProductPage[] = []
  let from: string | undefined = start
  while (from !== undefined && found.length < size) {
    const limit = Math.min(atOnce, size - found.length)
    const page: Awaited<ReturnType<ReturnType<typeof listProductPages>>> = await listProductPages(shop.send)(
      { from, limit },
      call,
    )
    found.push(...page.pages)
    from = page.next
  }
  return found
}

const maxCollections = 10_000
const pageSize = 100

/** Reads every collection that has a page, up to the size of a part. */
export const readCollections = async ({ shop, call }: Access): Promise<Collection[]> => {
  const found: Collection[] = []
  let page = await shop.collections.queryCollections().limit(pageSize).find(call)
  for (;;) {
    found.push(...page.items)
    if (!page.hasNext() || found.length >= maxCollections) return found
    page = await page.next(call)
  }
}

/** Lists the names of the brands with the most visible products: at most 100, as many as search counts. */
export const readBrands = async ({ shop, call }: Access): Promise<string[]> => {
  const { facets } = await shop.search.searchProducts({ paging: { limit: 0 }, facets: ['BRAND'] }, call)
  return facets.flatMap(({ values }) => values.map(({ id }) => id))
}
