import type { EstimateTotals } from '@vitrine/client'
import { deliveryDiscount, namedDiscounts } from '@vitrine/domain/order/amount/named-discounts.ts'
import { LocalForm } from '../../shell/local-anchor.tsx'
import { Button, SelectField, SummaryList, useUi, type SelectOption } from '@vitrine/ui'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useWords } from '../../words/use-words.tsx'
import { isZero, taxRows } from '../summary-rows.ts'

interface EstimateProps {
  readonly estimate: EstimateTotals
  readonly country: string | undefined
}

/** Shows the cart's totals with delivery and tax. */
export const Estimate = ({ estimate, country }: EstimateProps) => {
  const words = useWords()
  const { locale } = useUi()
  const { subtotal, discount, shipping, tax, total } = estimate.priceSummary
  const chosen = estimate.shippingInfo?.selectedCarrierServiceOption
  const discounts = namedDiscounts(estimate.appliedDiscounts, { all: discount, word: words.shopping.discount })
  const why = deliveryDiscount(estimate.appliedDiscounts)
  const elsewhere = country === undefined ? words.shopping.notYet : words.shopping.noDelivery
  const delivery = chosen ? (isZero(shipping) ? words.shopping.free : shipping?.formattedAmount) : elsewhere
  const isSent =
    estimate.cart?.lineItems.some(({ physicalProperties }) => physicalProperties?.shippable !== false) ?? true
  return (
    <SummaryList
      rows={[
        { label: words.shopping.subtotal, value: subtotal.formattedAmount },
        ...discounts.map(({ label, amount }) => ({ label, value: `−${amount.formattedAmount}` })),
        ...(isSent
          ? [
              {
                label: deliveryLabel(words.shopping.delivery, chosen?.title, why),
                value: delivery,
              },
            ]
          : []),
        ...(estimate.additionalFees ?? []).map(({ name, translatedName = name, price }) => ({
          label: translatedName,
          value: price?.formattedAmount,
        })),
        ...taxRows(words, {
          tax,
          isIncluded: estimate.cart?.taxIncludedInPrices,
          parts: partsOf(estimate),
          currency: estimate.currency,
          locale,
        }),
        { label: words.shopping.estimated, value: total.formattedAmount, strong: true },
        ...(isZero(estimate.payLater?.total)
          ? []
          : [
              { label: words.shopping.dueNow, value: estimate.payNow?.total.formattedAmount },
              { label: words.shopping.dueLater, value: estimate.payLater?.total.formattedAmount },
            ]),
      ]}
    />
  )
}

/** Returns the taxes of items, delivery and fees. */
const partsOf = ({ calculatedLineItems, shippingInfo, additionalFees = [] }: EstimateTotals) =>
  [
    ...calculatedLineItems.map(({ pricesBreakdown }) => pricesBreakdown?.taxDetails),
    ...additionalFees.map(({ taxDetails }) => taxDetails),
    shippingInfo?.selectedCarrierServiceOption?.cost?.taxDetails,
  ].flatMap((details) => details?.taxBreakdown ?? [])

const deliveryLabel = (word: string, title: string | undefined, why: string | undefined): string =>
  `${word}${title ? `: ${title}` : ''}${why ? ` (${why})` : ''}`

interface CountryFormProps {
  readonly country: string | undefined
  readonly countries: readonly SelectOption[]
  readonly onChange: (country: string) => void
}

/** Selects the destination country. Applies at once; without scripts there is a button. */
export const CountryForm = ({ country, countries, onChange }: CountryFormProps) => {
  const words = useWords()
  const form = useRef<HTMLFormElement>(null)
  // Takes over a country that was selected before hydration.
  const takeOver = useEffectEvent(() => {
    const selected = new FormData(form.current!).get('country')
    if (typeof selected === 'string' && selected !== (country ?? '')) onChange(selected)
  })
  useLayoutEffect(() => takeOver(), [])
  return (
    <LocalForm ref={form} method="post" action="/cart" className="flex items-end">
      <input type="hidden" name="intent" value="country" />
      <SelectField
        className="flex-1"
        label={words.shopping.deliverTo}
        name="country"
        options={countries}
        value={country ?? ''}
        {...(country === undefined && { placeholder: words.shopping.chooseCountry })}
        onChange={(event) => onChange(event.currentTarget.value)}
        mark="none"
      />
      <noscript>
        <Button type="submit" className="ms-2">
          {words.shopping.showDelivery}
        </Button>
      </noscript>
    </LocalForm>
  )
}
