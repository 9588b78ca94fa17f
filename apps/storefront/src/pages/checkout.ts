import type { RouteContext } from '../shell/route-context.ts'

/**
 * Opens the checkout of the cart and tells where the buyer goes on: a page of the platform. A country that is named
 * goes with it; without one the checkout keeps the address it has.
 */
export const checkoutAddress = async ({ shop, config }: RouteContext, country?: string): Promise<string> => {
  const { checkoutId } = await shop.currentCart.createCheckoutFromCurrentCart({
    channelType: 'WEB',
    ...(country && { shippingAddress: { country } }),
  })
  const { redirectSession } = await shop.redirects.createRedirectSession({
    ecomCheckout: { checkoutId },
    callbacks: {
      postFlowUrl: config.origin,
      thankYouPageUrl: `${config.origin}/thank-you`,
      cartPageUrl: `${config.origin}/cart`,
    },
  })
  return redirectSession.fullUrl
}
