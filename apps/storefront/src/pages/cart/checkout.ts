import type { CartV2 } from '@vitrine/client'
import { localPath } from '../../address.ts'
import type { ShellData } from '../../shell/shell-data.ts'
import type { Shop } from '../../shop.ts'
import { saveCountry } from '../estimate/cart-estimate.ts'

/**
 * Returns the URL of the checkout on the platform, in the language of this page. Saves the country if one is given, unless
 * the cart has an address there.
 */
export const checkoutAddress = async (
  shop: Shop,
  shell: Pick<ShellData, 'config' | 'language' | 'languages'>,
  { cart, country }: { cart: CartV2; country: string | undefined },
): Promise<string> => {
  if (country && cart.deliveryInfo.address?.country !== country) await saveCountry(shop, country)
  const addressOf = (path: string) => shell.config.origin + localPath(shell, path)
  const isOwn = shell.language === shell.languages[0]
  const { redirectSession } = await shop.redirects.createRedirectSession({
    ecomCheckout: { checkoutId: cart.id },
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
