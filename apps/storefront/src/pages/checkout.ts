import type { RouteContext } from '../shell/route-context.ts'

/** Opens the checkout of the cart and tells where the buyer goes on: a page of the platform. */
export const checkoutAddress = async ({ shop, config }: RouteContext): Promise<string> => {
  const { checkoutId } = await shop.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' })
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
