import { storesAppIds } from '@vitrine/domain/catalog/stores-app.ts'
import type { StockMove } from '../../catalog/product/api.ts'
import type { StoredOrder } from './present.ts'
import type { OrderRecord } from './tables.ts'

/** Variant ID of a product without variants. */
const onlyVariant = '00000000-0000-0000-0000-000000000000'

/** Returns the stock movements of line items. */
export const stockOfLines = (
  lineItems: readonly Pick<OrderRecord['lineItems'][number], 'catalogReference' | 'quantity'>[],
): StockMove[] =>
  lineItems.flatMap(({ catalogReference, quantity }) => {
    if (!catalogReference?.catalogItemId || !storesAppIds.has(catalogReference.appId ?? '')) return []
    const variantId = (catalogReference.options as { variantId?: string } | undefined)?.variantId ?? onlyVariant
    return [{ productId: catalogReference.catalogItemId, variantId, quantity }]
  })

/** Returns the stock movements of an order. */
export const stockOf = ({ body }: StoredOrder): StockMove[] => stockOfLines(body.lineItems)
