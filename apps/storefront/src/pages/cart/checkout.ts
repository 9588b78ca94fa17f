import { localPath } from '../../address.ts'
import type { ShellData } from '../../shell/shell-data.ts'
import type { Shop } from '../../shop.ts'

/**
 * Creates the checkout and returns its URL on the platform, in the language of this page. Passes the country if one is
 * given; otherwise the checkout keeps its address.
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
    // Without an explicit language, the browser's preference applies.
    ...(!isOwn && { preferences: { additionalQueryParameters: { lang: shell.language } } }),
  })
  return redirectSession.fullUrl
}
