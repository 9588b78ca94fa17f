import type { Context } from '../../ground/context/context.ts'
import type { CatalogReading } from '../../catalog/product/api.ts'
import type { StoredCart } from '../basket/api.ts'
import { viewCart, type CartView } from './view-cart.ts'

/** Prices a cart of the second generation: with delivery only if a delivery method is selected, to name it. */
export const viewCartV2 = (
  context: Pick<Context, 'now'>,
  reading: CatalogReading,
  { cart }: { readonly cart: StoredCart },
): Promise<CartView> =>
  viewCart(context, reading, { cart, estimate: { withoutDelivery: cart.body.selectedDelivery === undefined } })
