import { isApiError, type EstimateTotals } from '@vitrine/client'
import type { Shop } from '../../shop.ts'

/** Estimates the cart for delivery to a country. Returns `undefined` without a cart. */
export const estimateFor = (
  shop: Shop,
  country: string | undefined,
  signal?: AbortSignal,
): Promise<EstimateTotals | null> =>
  shop.currentCart
    .estimateCurrentCartTotals(
      { ...(country && { shippingAddress: { country } }), calculateShipping: true, calculateTax: true },
      signal ? { signal } : {},
    )
    .catch((error: unknown) => {
      if (isApiError(error, 'OWNED_CART_NOT_FOUND')) return null
      throw error
    })

/** Saves the destination country with the cart, for the next visit and the checkout. */
export const saveCountry = (shop: Shop, country: string): Promise<unknown> =>
  shop.currentCart.updateCurrentCart({ cartInfo: { contactInfo: { address: { country } } } })
