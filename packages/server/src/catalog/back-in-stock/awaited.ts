import type { AwaitedItem } from '@vitrine/contract/entities/catalog/stock/back-in-stock-request.ts'
import { variantsOf } from '@vitrine/domain/catalog/product.ts'
import type { Db } from '../../ground/database/tables.ts'
import { findProducts } from '../product/api.ts'
import { countRequests, listAwaited, type AwaitedRow } from './store.ts'

const maxItems = 200

type ProductRow = Awaited<ReturnType<typeof findProducts>>[number]

const present = (row: AwaitedRow, product: ProductRow | undefined): AwaitedItem[] => {
  if (!product) return []
  const variant = variantsOf(product.record).find(({ id }) => id === row.variant_id)
  return [
    {
      productId: row.product_id,
      variantId: row.variant_id,
      name: product.name,
      choices: product.record.options.flatMap(({ name }) => variant?.choices[name] ?? []).join(', '),
      count: row.count,
      firstDate: row.first_date.toISOString(),
      emails: [...row.emails],
    },
  ]
}

/** Lists the products and variants that buyers wait for, those of most buyers first. */
export const readAwaited = async (
  db: Db,
  siteId: string,
): Promise<{ readonly items: AwaitedItem[]; readonly totalRequests: number }> => {
  const rows = await listAwaited(db, siteId, maxItems)
  const ids = [...new Set(rows.map((row) => row.product_id))]
  const products = new Map((await findProducts(db, siteId, ids)).map((product) => [product.id, product]))
  return {
    items: rows.flatMap((row) => present(row, products.get(row.product_id))),
    totalRequests: await countRequests(db, siteId),
  }
}
