import { localPath } from '../address.ts'
import type { ShellData } from '../shell/shell-data.ts'
import type { Shop } from '../shop.ts'

/**
 * Opens the checkout of the cart and tells where the buyer goes on: a page of the platform, in the language of this
 * one. A country that is named goes with it; without one the checkout keeps the address it has.
 */
export const checkoutAddress = async (
  shop: Shop,
  shell: Pick<ShellData, 'config' | 'language' | 'languages'>,
  country?: string,
): Promise<string> => {
  const { checkoutId } = await shop.currentCart.createCheckoutFromCurrentCart({
    channelType: 'WEB',
    ...(country && { shippingAddress: { country } }),
  })
  const addressOf = (path: string) => shell.config.origin + localPath(shell, path)
  const isOwn = shell.language === shell.languages[0]
  const { redirectSession } = await shop.redirects.createRedirectSession({
    ecomCheckout: { checkoutId },
    callbacks: {
      postFlowUrl: addressOf('/'),
      thankYouPageUrl: addressOf('/thank-you'),
      cartPageUrl: addressOf('/cart'),
    },
    // What a browser wishes for holds until a language was picked here.
    ...(!isOwn && { preferences: { additionalQueryParameters: { lang: shell.language } } }),
  })
  return redirectSession.fullUrl
}
