import { storesAppIds } from '@vitrine/domain/catalog/stores-app.ts'
import type { StockMove } from '../../catalog/product/api.ts'
import type { StoredOrder } from './present.ts'
import type { OrderRecord } from './tables.ts'

/** The variant id of a product without variants of its own. */
const onlyVariant = '00000000-0000-0000-0000-000000000000'

/** What of some lines goes out of stock, or back. */
export const stockOfLines = (
  lineItems: readonly Pick<OrderRecord['lineItems'][number], 'catalogReference' | 'quantity'>[],
): StockMove[] =>
  lineItems.flatMap(({ catalogReference, quantity }) => {
    if (!catalogReference?.catalogItemId || !storesAppIds.has(catalogReference.appId ?? '')) return []
    const variantId = (catalogReference.options as { variantId?: string } | undefined)?.variantId ?? onlyVariant
    return [{ productId: catalogReference.catalogItemId, variantId, quantity }]
  })

/** What of an order goes out of stock, or back. */
export const stockOf = ({ body }: StoredOrder): StockMove[] => stockOfLines(body.lineItems)
