import { isApiError, type EstimateTotals } from '@vitrine/client'
import type { Shop } from '../shop.ts'

/** What the cart would cost in a country; nothing where there is no cart. */
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

/** The cart keeps where it shall go, for the next visit and for the checkout. */
export const keepCountry = (shop: Shop, country: string): Promise<unknown> =>
  shop.currentCart.updateCurrentCart({ cartInfo: { contactInfo: { address: { country } } } })
