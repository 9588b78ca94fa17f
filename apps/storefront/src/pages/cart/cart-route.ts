import { countryOptions, isCountry } from '@vitrine/ui'
import { readLine } from '@vitrine/web/form/form.ts'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import { visitorPage, show, type PageContext } from '../../page.ts'
import { sentenceFor } from '../../sentences.ts'
import { privately } from '../../shell/head.tsx'
import type { ServerShop } from '../../server/server-shop.ts'
import type { CartPageData } from './cart.tsx'
import { estimateFor, saveCountry } from '../estimate/cart-estimate.ts'
import { findBestSellers } from '../card/best-sellers.ts'
import { applyCoupon } from './apply-coupon.ts'
import { checkoutAddress } from './checkout.ts'

/** Reads a country code; anything else is `undefined`. */
const readCountry = (value: unknown): string | undefined =>
  typeof value === 'string' && isCountry(value) ? value : undefined

const loadCart = async ({ url, call, shop, around }: PageContext<ServerShop>): Promise<CartPageData> => {
  const requested = readCountry(url.searchParams.get('country'))
  const isNew = shop.auth.getTokens().refreshToken.role === 'none'
  if (isNew) return { estimate: null, isChosen: false, countries: [], bestSellers: await findBestSellers(shop, call) }
  const { shell } = await around()
  const isEmpty = (shell.cart?.lineItems ?? []).length === 0
  const country = requested ?? readCountry(shell.cart?.deliveryInfo.address?.country) ?? shell.site.country
  const estimate = shell.cart ? await estimateFor(shop, country, call.signal) : null
  return {
    estimate,
    ...(country && { country }),
    isChosen: requested !== undefined,
    countries: countryOptions(shell.language),
    bestSellers: isEmpty ? await findBestSellers(shop, call) : [],
  }
}

const showCart = async (context: PageContext<ServerShop>, couponFailure?: string) =>
  show('cart', {
    status: couponFailure === undefined ? 200 : 422,
    data: { ...(await loadCart(context)), ...(couponFailure !== undefined && { couponFailure }) },
    meta: ({ shell, words }) => privately(words.shopping.cart, shell),
  })

export const cartRoute = visitorPage({
  path: '/cart',
  load: showCart,
  // Handles forms posted without scripts: a country, a coupon, or the checkout button.
  act: async (context, form) => {
    const { shop, to, around } = context
    const country = readCountry(form.get('country'))
    const { shell, words } = await around()
    const { cart } = shell
    if (form.get('intent') === 'checkout')
      return redirectTo(cart ? await checkoutAddress(shop, shell, { cart, country }) : to('/cart'))
    if (country !== undefined) {
      await saveCountry(shop, country)
      return redirectTo(`${to('/cart')}?${new URLSearchParams({ country })}`)
    }
    if (!form.has('coupon')) return new Response(null, { status: 400 })
    try {
      await applyCoupon(shop, cart, readLine(form, 'coupon'))
    } catch (error) {
      return showCart(context, sentenceFor(words, error))
    }
    return redirectTo(to('/cart'))
  },
})
