import { storesAppIds } from '@vitrine/domain/catalog/stores-app.ts'
import { readSlotCode } from '@vitrine/domain/shipping/delivery.ts'
import type { StockMove, StockUser } from '../../catalog/product/api.ts'
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

/** The order as the user of its stock. Its delivery decides the locations that serve it. */
export const stockUserOf = ({
  site_id: siteId,
  id: orderId,
  body,
}: Pick<StoredOrder, 'site_id' | 'id'> & { readonly body: Pick<StoredOrder['body'], 'shippingInfo'> }): StockUser => ({
  siteId,
  orderId,
  destination: {
    country: body.shippingInfo?.logistics?.shippingDestination?.address?.country,
    pickupLocationId: body.shippingInfo?.code && readSlotCode(body.shippingInfo.code).methodId,
  },
})

/** Returns the stock movements of an order. */
export const stockOf = ({ body }: StoredOrder): StockMove[] => stockOfLines(body.lineItems)
