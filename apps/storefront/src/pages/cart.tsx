import { calls, isApiError, type EstimateTotals } from '@vitrine/client'
import { useCart, useClient } from '@vitrine/react'
import {
  Alert,
  Button,
  countryOptions,
  EmptyState,
  isCountry,
  PageHeader,
  type SelectOption,
  Skeleton,
  Stack,
  TextField,
  useSubmit,
} from '@vitrine/ui'
import { useEffect, useState } from 'react'
import { readLine } from '@vitrine/web/form.ts'
import type { Asked, PageProps } from '@vitrine/web/routed-page.tsx'
import { data, Form, redirect } from 'react-router'
import { definePage } from '../define-page.ts'
import { sentenceFor } from '../sentences.ts'
import type { Shop } from '../shop.ts'
import { useRouteContext, type RouteContext } from '../shell/route-context.ts'
import { privately } from '../shell/head.tsx'
import { words } from '../words/en.ts'
import { shoppingWords } from '../words/shopping-en.ts'
import { CartLines } from './cart-lines.tsx'
import { checkoutAddress } from './checkout.ts'
import { CountryForm, Estimate } from './estimate.tsx'

interface CartPageData {
  readonly estimate: EstimateTotals | null
  /** Where it shall go; nothing while nobody can tell. */
  readonly country?: string
  /** Whether the visitor has just said so. */
  readonly isChosen: boolean
  /** By name. They come with the page: a server and a browser may call a country by different names. */
  readonly countries: readonly SelectOption[]
}

const estimateFor = (shop: Shop, country: string | undefined, signal?: AbortSignal): Promise<EstimateTotals | null> =>
  shop.currentCart
    .estimateCurrentCartTotals(
      { ...(country && { shippingAddress: { country } }), calculateShipping: true, calculateTax: true },
      signal ? { signal } : {},
    )
    .catch((error: unknown) => {
      if (isApiError(error, 'OWNED_CART_NOT_FOUND')) return null
      throw error
    })

/** A country of an address or a form; anything else is none. */
const readCountry = (value: unknown): string | undefined =>
  typeof value === 'string' && isCountry(value) ? value : undefined

/** The cart keeps where it shall go, for the next visit and for the checkout. */
const keepCountry = (shop: Shop, country: string): Promise<unknown> =>
  shop.currentCart.updateCurrentCart({ cartInfo: { contactInfo: { address: { country } } } })

const loadCart = async ({ url, call }: Asked<'/cart'>, { shop, config }: RouteContext): Promise<CartPageData> => {
  const asked = readCountry(url.searchParams.get('country'))
  if (shop.auth.getTokens().refreshToken.role === 'none') return { estimate: null, isChosen: false, countries: [] }
  const [{ site }, cart] = await Promise.all([
    shop.send(calls.getSite, { query: { clientId: config.clientId } }, call),
    shop.currentCart.getCurrentCart(call).catch(() => null),
  ])
  const country = asked ?? readCountry(cart?.contactInfo?.address?.country) ?? site.country
  const estimate = cart && (await estimateFor(shop, country, call.signal))
  return {
    estimate,
    ...(country && { country }),
    isChosen: asked !== undefined,
    countries: countryOptions(site.language),
  }
}

interface Refused {
  readonly couponFailure: string
}

/** What forms post when no script runs: a country, a coupon, or the way to the checkout. */
const act = async (form: FormData, context: RouteContext): Promise<Refused | Response> => {
  const { shop } = context
  const country = readCountry(form.get('country'))
  if (form.get('intent') === 'checkout') return redirect(await checkoutAddress(context, country))
  if (country !== undefined) {
    await keepCountry(shop, country)
    return redirect(`/cart?${new URLSearchParams({ country })}`)
  }
  if (!form.has('coupon')) throw data(null, { status: 400 })
  try {
    await shop.currentCart.updateCurrentCart({ couponCode: readLine(form, 'coupon') })
  } catch (error) {
    return { couponFailure: sentenceFor(error) }
  }
  return redirect('/cart')
}

const CouponForm = ({ refused }: { refused: Refused | undefined }) => {
  const { cart, applyCoupon, removeCoupon } = useCart()
  const applied = cart?.appliedDiscounts[0]?.coupon?.code
  const [failure, submit, isBusy] = useSubmit(async (_before: string | undefined, form: FormData) => {
    try {
      await applyCoupon(readLine(form, 'coupon'))
      return undefined
    } catch (error) {
      return sentenceFor(error)
    }
  }, refused?.couponFailure)
  if (applied) {
    return (
      <p className="flex items-center justify-between gap-3">
        <span className="text-positive">{shoppingWords.couponApplied(applied)}</span>
        <Button variant="quiet" size="small" onClick={() => void removeCoupon()}>
          {shoppingWords.couponRemove(applied)}
        </Button>
      </p>
    )
  }
  return (
    <form action="/cart" {...submit} className="grid grid-cols-[1fr_auto] items-start gap-2">
      <TextField
        label={shoppingWords.coupon}
        name="coupon"
        required
        maxLength={50}
        mark="none"
        error={failure}
        autoComplete="off"
      />
      <Button type="submit" busy={isBusy} className="mt-6.5">
        {shoppingWords.couponApply}
      </Button>
    </form>
  )
}

/** The estimate follows the cart and the country; what was loaded with the page is not asked for again. */
const useEstimate = ({ estimate: loaded, country: first, isChosen: wasChosen }: CartPageData) => {
  const shop = useClient<Shop>()
  const { cart, status } = useCart()
  const [country, setCountry] = useState(first)
  const [isChosen, setChosen] = useState(wasChosen)
  const [estimate, setEstimate] = useState(loaded)
  const keyOf = (revision: string | undefined) => `${country} ${revision ?? ''}`
  const key = keyOf(cart?.revision)
  const [shownKey, setShownKey] = useState(loaded ? keyOf(loaded.cart?.revision) : '')
  useEffect(() => {
    if (status !== 'ready' || !cart || key === shownKey) return undefined
    const controller = new AbortController()
    estimateFor(shop, country, controller.signal).then(
      (found) => {
        setEstimate(found)
        setShownKey(key)
      },
      // The last estimate stays; the checkout works everything out anew.
      () => undefined,
    )
    return () => controller.abort()
  }, [shop, cart, status, country, key, shownKey])
  const choose = (next: string) => {
    setCountry(next)
    setChosen(true)
    // The checkout is told again; a cart that does not keep it forgets it on the next visit, and nothing worse.
    keepCountry(shop, next).catch(() => undefined)
  }
  return { estimate, country, isChosen, choose, isFresh: key === shownKey && status === 'ready' }
}

/** A country goes with it unless the checkout may know better by now. */
const CheckoutButton = ({ country }: { country: string | undefined }) => {
  const context = useRouteContext()
  const [failure, submit, isBusy] = useSubmit(async () => {
    try {
      location.assign(await checkoutAddress(context, country))
      // Stays busy until the page is gone.
      await new Promise(() => {})
      return undefined
    } catch (error) {
      return sentenceFor(error)
    }
  }, undefined)
  return (
    <Form action="/cart" {...submit}>
      <input type="hidden" name="intent" value="checkout" />
      {country !== undefined && <input type="hidden" name="country" value={country} />}
      {failure && (
        <Alert tone="critical" className="mb-3">
          {failure}
        </Alert>
      )}
      <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
        {shoppingWords.toCheckout}
      </Button>
    </Form>
  )
}

const CartPage = ({ data: loaded, acted }: PageProps<CartPageData, Refused>) => {
  const { lineItems, cart } = useCart()
  const { estimate, country, isChosen, choose, isFresh } = useEstimate(loaded)
  const isEmpty = lineItems.length === 0
  return (
    <Stack gap="lg" className="pt-6">
      <PageHeader title={shoppingWords.cart} />
      {isEmpty || !cart ? (
        <EmptyState
          title={shoppingWords.cartEmpty}
          actions={<Button href="/collections/all-products">{words.keepLooking}</Button>}
        >
          {shoppingWords.cartEmptyHint}
        </EmptyState>
      ) : (
        <div className="grid items-start gap-10 lg:grid-cols-[3fr_2fr]">
          <CartLines />
          <section aria-labelledby="summary" className="rounded-lg bg-wash p-6 lg:sticky lg:top-24">
            <Stack gap="lg">
              <h2 id="summary" className="font-display text-xl">
                {shoppingWords.summary}
              </h2>
              <CouponForm refused={acted} />
              <CountryForm country={country} countries={loaded.countries} onChange={choose} />
              <div aria-live="polite" aria-busy={!isFresh} className={isFresh ? '' : 'opacity-60'}>
                {estimate ? <Estimate estimate={estimate} country={country} /> : <Skeleton shape="text" />}
              </div>
              <CheckoutButton country={isChosen || cart.checkoutId === undefined ? country : undefined} />
            </Stack>
          </section>
        </div>
      )}
    </Stack>
  )
}

export const page = definePage({
  path: '/cart',
  load: loadCart,
  act: (_asked, form, context) => act(form, context),
  meta: (_data, shell) => privately(shoppingWords.cart, shell),
  Page: CartPage,
})
