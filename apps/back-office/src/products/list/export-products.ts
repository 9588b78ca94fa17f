import { isInCsv, productCsvColumns, productCsvRows } from '@vitrine/domain/product-list/product-csv.ts'
import { formatCsv } from '@vitrine/domain/csv.ts'
import type { Exporting } from '../../export/export-button.tsx'
import { shop } from '../../shop.ts'
import type { ProductsData } from './load-products.ts'
import type { productQueryOf } from './product-view.ts'

const pageSize = 100

interface ExportedList extends Pick<ProductsData, 'collections'> {
  readonly query: ReturnType<typeof productQueryOf>
  readonly weightUnit: 'KG' | 'LB'
}

/** Reads the products of a page, in its order. */
const readRows = async (ids: readonly string[], list: ExportedList, signal: AbortSignal): Promise<string[][]> => {
  if (ids.length === 0) return []
  const [{ items }, entries] = await Promise.all([
    shop.products
      .queryProducts()
      .in('id', [...ids])
      .limit(pageSize)
      .find({ signal }),
    shop.productList.listProductSheet([...ids], { signal }),
  ])
  const products = new Map(items.map((product) => [product.id, product]))
  const names = new Map(list.collections.map(({ value, label }) => [value, label]))
  return entries.flatMap((entry) => {
    const product = products.get(entry.id)
    if (!product || !isInCsv(product)) return []
    const collections = entry.collectionIds.flatMap((id) => names.get(id) ?? [])
    return productCsvRows({ product, entry, collections, weightUnit: list.weightUnit })
  })
}

/** Exports the products of a list as CSV texts that can be imported again. Only the text of each page stays in memory. */
export const exportProducts =
  (list: ExportedList) =>
  async ({
    onProgress,
    signal,
  }: Exporting): Promise<{ readonly chunks: readonly string[]; readonly count: number }> => {
    const chunks = [formatCsv([productCsvColumns])]
    let count = 0
    let cursor: string | undefined
    do {
      const paging = { limit: pageSize, ...(cursor !== undefined && { cursor }) }
      const { products, pagingMetadata } = await shop.productList.queryProductList(
        cursor === undefined ? { ...list.query, cursorPaging: paging } : { cursorPaging: paging },
        { signal },
      )
      chunks.push(
        formatCsv(
          await readRows(
            products.map(({ id }) => id),
            list,
            signal,
          ),
        ),
      )
      count += products.length
      onProgress(count)
      cursor = pagingMetadata.cursors.next
    } while (cursor !== undefined)
    return { chunks, count }
  }
