import { useCart, useClient } from '@vitrine/react'
import { Button, EmptyState, PageHeader, type SelectOption, Skeleton, Stack, TextField, useSubmit } from '@vitrine/ui'
import { useEffect, useState } from 'react'
import { readLine } from '@vitrine/web/form/form.ts'
import { sentenceFor } from '../../sentences.ts'
import type { Shop } from '../../shop.ts'
import { asDrawn } from '../../shell/as-drawn.tsx'
import { PaidIn } from '../../shell/paid-in.tsx'
import { LocalForm } from '../../shell/local-anchor.tsx'
import { useWords } from '../../words/use-words.tsx'
import { BestSellers } from '../card/best-sellers-section.tsx'
import type { CardProduct } from '../card/card-product.ts'
import { CartLines } from './cart-lines.tsx'
import { estimateFor, saveCountry, type CartEstimate } from '../estimate/cart-estimate.ts'
import { CheckoutButton } from './checkout-button.tsx'
import { CountryForm, Estimate } from '../estimate/estimate.tsx'

export interface CartPageData {
  readonly estimate: CartEstimate | null
  /** Destination country, if known. */
  readonly country?: string
  /** Whether the visitor has just selected it. */
  readonly isChosen: boolean
  /** Sorted by name. Rendered by the server, since servers and browsers may name countries differently. */
  readonly countries: readonly SelectOption[]
  /** Why a coupon posted without scripts was rejected. */
  readonly couponFailure?: string
  /** Offered if the cart was empty when the page was loaded. */
  readonly bestSellers: readonly CardProduct[]
}

const PaymentMarks = asDrawn(
  import.meta.env.SSR ? (await import('../../shell/payment-marks.tsx')).PaymentMarks : undefined,
)

const CouponForm = ({ refused }: { refused: string | undefined }) => {
  const words = useWords()
  const { cart, applyCoupon, removeCoupon } = useCart()
  const applied = cart?.coupons[0]?.code
  const [failure, submit, isBusy] = useSubmit(async (_before: string | undefined, form: FormData) => {
    try {
      await applyCoupon(readLine(form, 'coupon'))
      return undefined
    } catch (error) {
      return sentenceFor(words, error)
    }
  }, refused)
  if (applied) {
    return (
      <p className="flex items-center justify-between gap-3">
        <span className="text-positive">{words.shopping.couponApplied(applied)}</span>
        <Button variant="quiet" size="small" onClick={() => void removeCoupon()}>
          {words.shopping.couponRemove(applied)}
        </Button>
      </p>
    )
  }
  return (
    <LocalForm action="/cart" {...submit} className="grid grid-cols-[1fr_auto] items-start gap-2">
      <TextField
        label={words.shopping.coupon}
        name="coupon"
        required
        maxLength={50}
        mark="none"
        error={failure}
        autoComplete="off"
      />
      <Button type="submit" busy={isBusy} className="mt-6.5">
        {words.shopping.couponApply}
      </Button>
    </LocalForm>
  )
}

/** Updates the estimate with the cart and the country. The estimate loaded with the page is not requested again. */
const useEstimate = ({ estimate: loaded, country: first, isChosen: wasChosen }: CartPageData) => {
  const shop = useClient<Shop>()
  const { cart, status } = useCart()
  const [country, setCountry] = useState(first)
  const [isChosen, setChosen] = useState(wasChosen)
  const [estimate, setEstimate] = useState(loaded)
  const keyOf = (revision: string | undefined) => `${country} ${revision ?? ''}`
  const key = keyOf(cart?.revision)
  const [shownKey, setShownKey] = useState(loaded ? keyOf(loaded.cart.revision) : '')
  useEffect(() => {
    if (status !== 'ready' || !cart || key === shownKey) return undefined
    const controller = new AbortController()
    estimateFor(shop, country, controller.signal).then(
      (found) => {
        setEstimate(found)
        setShownKey(key)
      },
      // Keep the last estimate; the checkout recalculates everything.
      () => undefined,
    )
    return () => controller.abort()
  }, [shop, cart, status, country, key, shownKey])
  const choose = (next: string) => {
    setCountry(next)
    setChosen(true)
    // Best effort: if it isn't saved, the visitor selects it again next time.
    saveCountry(shop, next).catch(() => undefined)
  }
  return { estimate, country, isChosen, choose, isFresh: key === shownKey && status === 'ready' }
}

export const CartPage = (loaded: CartPageData) => {
  const words = useWords()
  const { lineItems, cart } = useCart()
  const { estimate, country, isChosen, choose, isFresh } = useEstimate(loaded)
  const isEmpty = lineItems.length === 0
  return (
    <Stack gap="lg">
      <PageHeader title={words.shopping.cart} />
      {isEmpty || !cart ? (
        <EmptyState
          title={words.shopping.cartEmpty}
          actions={<Button href="/collections/all-products">{words.continueShopping}</Button>}
        >
          {words.shopping.cartEmptyHint}
        </EmptyState>
      ) : (
        <div className="grid items-start gap-10 lg:grid-cols-[3fr_2fr]">
          <CartLines />
          <section aria-labelledby="summary" className="rounded-lg bg-wash p-6 lg:sticky lg:top-24">
            <Stack gap="lg">
              <h2 id="summary" className="font-display text-xl">
                {words.shopping.summary}
              </h2>
              <CouponForm refused={loaded.couponFailure} />
              <CountryForm country={country} countries={loaded.countries} onChange={choose} />
              <div aria-live="polite" aria-busy={!isFresh} className={isFresh ? '' : 'opacity-60'}>
                {estimate ? <Estimate estimate={estimate} country={country} /> : <Skeleton shape="text" />}
              </div>
              <PaidIn />
              <CheckoutButton country={isChosen || cart.deliveryInfo.address === undefined ? country : undefined} />
              <PaymentMarks />
            </Stack>
          </section>
        </div>
      )}
      {isEmpty && <BestSellers products={loaded.bestSellers} />}
    </Stack>
  )
}
