import { isApiError, type EstimateTotals } from '@vitrine/client'
import { useCart, useClient } from '@vitrine/react'
import { Alert, Button, EmptyState, PageHeader, Skeleton, Stack, TextField, useSubmit } from '@vitrine/ui'
import { useEffect, useState } from 'react'
import { data, Form, redirect, useActionData, useLoaderData, type ActionFunctionArgs } from 'react-router'
import type { RouteContext } from '../shell/route-context.ts'
import { sentenceFor } from '../sentences.ts'
import type { Shop } from '../shop.ts'
import { useRouteContext } from '../shell/route-context.ts'
import { useShell } from '../shell/shell-data.ts'
import { words } from '../words/en.ts'
import { CartLines } from './cart-lines.tsx'
import { checkoutAddress } from './checkout.ts'
import { CountryField, Estimate } from './estimate.tsx'

const firstCountry = 'DE'
const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

interface CartPageData {
  readonly estimate: EstimateTotals | null
}

const estimateFor = (shop: Shop, country: string, signal?: AbortSignal): Promise<EstimateTotals | null> =>
  shop.currentCart
    .estimateCurrentCartTotals(
      { shippingAddress: { country }, calculateShipping: true, calculateTax: true },
      signal ? { signal } : {},
    )
    .catch((error: unknown) => {
      if (isApiError(error, 'OWNED_CART_NOT_FOUND')) return null
      throw error
    })

const loadCartPage =
  ({ shop }: RouteContext) =>
  async ({ request }: { request: Request }): Promise<CartPageData> => {
    const hasVisited = shop.auth.getTokens().refreshToken.role !== 'none'
    return { estimate: hasVisited ? await estimateFor(shop, firstCountry, request.signal) : null }
  }

/** What forms post when no script runs: an addition, or the way to the checkout. */
const cartAction =
  (context: RouteContext) =>
  async ({ request }: ActionFunctionArgs) => {
    const form = await request.formData()
    const { shop } = context
    if (form.get('intent') === 'checkout') return redirect(await checkoutAddress(context))
    const couponCode = form.get('coupon')
    if (typeof couponCode === 'string') {
      try {
        await shop.currentCart.updateCurrentCart({ couponCode: couponCode.trim() })
      } catch (error) {
        return { couponFailure: sentenceFor(error) }
      }
      return redirect('/cart')
    }
    if (!form.has('productId')) throw data(null, { status: 400 })
    const variantId = form.get('variantId')
    const catalogReference = {
      catalogItemId: String(form.get('productId')),
      appId: storesAppId,
      options: typeof variantId === 'string' ? { variantId } : {},
    }
    await shop.currentCart.addToCurrentCart({
      lineItems: [{ catalogReference, quantity: Number(form.get('quantity') ?? 1) }],
    })
    return redirect('/cart')
  }

const CouponForm = () => {
  const { cart, applyCoupon, removeCoupon } = useCart()
  const posted = useActionData<{ couponFailure?: string }>()
  const applied = cart?.appliedDiscounts[0]?.coupon?.code
  const [failure, submit, isBusy] = useSubmit(async (_before: string | undefined, form: FormData) => {
    try {
      await applyCoupon(String(form.get('coupon')).trim())
      return undefined
    } catch (error) {
      return sentenceFor(error)
    }
  }, posted?.couponFailure)
  if (applied) {
    return (
      <p className="flex items-center justify-between gap-3">
        <span className="text-positive">{words.couponApplied(applied)}</span>
        <Button variant="quiet" size="small" onClick={() => void removeCoupon()}>
          {words.couponRemove(applied)}
        </Button>
      </p>
    )
  }
  return (
    <form action="/cart" {...submit} className="grid grid-cols-[1fr_auto] items-start gap-2">
      <TextField
        label={words.coupon}
        hint={words.couponHint}
        name="coupon"
        required
        maxLength={50}
        mark="none"
        error={failure}
        autoComplete="off"
      />
      <Button type="submit" busy={isBusy} className="mt-6.5">
        {words.couponApply}
      </Button>
    </form>
  )
}

/** The estimate follows the cart and the country; what was loaded with the page is not asked for again. */
const useEstimate = (loaded: EstimateTotals | null) => {
  const shop = useClient<Shop>()
  const { cart, status } = useCart()
  const [country, setCountry] = useState(firstCountry)
  const [estimate, setEstimate] = useState(loaded)
  const key = `${country} ${cart?.revision ?? ''}`
  const [shownKey, setShownKey] = useState(loaded ? `${firstCountry} ${loaded.cart?.revision ?? ''}` : '')
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
  return { estimate, country, setCountry, isFresh: key === shownKey && status === 'ready' }
}

const CheckoutButton = () => {
  const context = useRouteContext()
  const [failure, submit, isBusy] = useSubmit(async () => {
    try {
      location.assign(await checkoutAddress(context))
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
      {failure && (
        <Alert tone="critical" className="mb-3">
          {failure}
        </Alert>
      )}
      <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
        {words.toCheckout}
      </Button>
    </Form>
  )
}

const CartPage = () => {
  const { estimate: loaded } = useLoaderData<CartPageData>()
  const { site } = useShell()
  const { lineItems, cart } = useCart()
  const { estimate, country, setCountry, isFresh } = useEstimate(loaded)
  const isEmpty = lineItems.length === 0
  return (
    <Stack gap="lg" className="pt-6">
      <title>{`${words.cart} · ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={words.cart} />
      {isEmpty || !cart ? (
        <EmptyState
          title={words.cartEmpty}
          actions={<Button href="/collections/all-products">{words.keepLooking}</Button>}
        >
          {words.cartEmptyHint}
        </EmptyState>
      ) : (
        <div className="grid items-start gap-10 lg:grid-cols-[3fr_2fr]">
          <CartLines />
          <section aria-labelledby="summary" className="rounded-lg bg-wash p-6 lg:sticky lg:top-24">
            <Stack gap="lg">
              <h2 id="summary" className="font-display text-xl">
                {words.summary}
              </h2>
              <CouponForm />
              <CountryField country={country} locale={site.language} onChange={setCountry} />
              <div aria-live="polite" aria-busy={!isFresh} className={isFresh ? '' : 'opacity-60'}>
                {estimate ? <Estimate estimate={estimate} /> : <Skeleton shape="text" />}
              </div>
              <CheckoutButton />
            </Stack>
          </section>
        </div>
      )}
    </Stack>
  )
}

export const route = (context: RouteContext) => ({
  Component: CartPage,
  loader: loadCartPage(context),
  action: cartAction(context),
})
