import { isApiError, type CartSummary, type CartV2 } from '@vitrine/client'
import type { Shop } from '../../shop.ts'

/** What a cart costs, and the cart that was estimated. */
export interface CartEstimate {
  readonly cart: CartV2
  readonly summary: CartSummary
}

/** Estimates the cart for delivery to a country, without saving it. Returns `null` without a cart. */
export const estimateFor = (
  shop: Shop,
  country: string | undefined,
  signal?: AbortSignal,
): Promise<CartEstimate | null> =>
  shop.currentCartV2
    .estimateCurrentCart(
      {
        ...(country && { deliveryAddress: { country } }),
        calculateDelivery: true,
        calculateTax: true,
        calculateAdditionalFees: true,
        validationConfig: 'SKIP_VALIDATIONS',
      },
      signal ? { signal } : {},
    )
    .catch((error: unknown) => {
      if (isApiError(error, 'CURRENT_CART_NOT_FOUND')) return null
      throw error
    })

/** Saves the destination country with the cart, for the next visit and the checkout. */
export const saveCountry = (shop: Shop, country: string): Promise<unknown> =>
  shop.currentCartV2.updateCurrentCart({ deliveryInfo: { address: { country } } })
