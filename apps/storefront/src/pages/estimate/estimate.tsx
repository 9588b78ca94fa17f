import type { CartAmount, CartSummary } from '@vitrine/client'
import { amountText } from '@vitrine/react'
import { LocalForm } from '../../shell/local-anchor.tsx'
import { Button, SelectField, SummaryList, useUi, type SelectOption } from '@vitrine/ui'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useWords } from '../../words/use-words.tsx'
import type { Words } from '../../words/en.ts'
import { isZero, sumOfAmounts, taxRows } from '../summary-rows.ts'
import type { CartEstimate } from './cart-estimate.ts'

interface EstimateProps {
  readonly estimate: CartEstimate
  readonly country: string | undefined
}

/** The name that the server gives to a tax without one. */
const unnamedTax = 'Tax'

type AmountText = (amount: CartAmount | undefined) => string
type Discount = CartSummary['discounts'][number]

const labelOf = (words: Words, { name, source }: Discount): string =>
  source.couponCode ? `${words.shopping.discount} (${source.couponCode})` : (name.translated ?? name.original ?? '')

/** Discounts on the whole cart. Those on items are in the prices of the line items. */
const discountRows = (words: Words, { discounts }: CartSummary, text: AmountText) =>
  discounts
    .filter(({ scope, total }) => scope === 'CART_SUBTOTAL' && !isZero(total))
    .map((discount) => ({ label: labelOf(words, discount), value: `−${text(discount.total)}` }))

const deliveryRow = (
  words: Words,
  { deliverySummary, discounts }: CartSummary,
  { country, text }: { country: string | undefined; text: AmountText },
) => {
  const free = discounts.find(({ scope }) => scope === 'DELIVERY')
  const reason = free && labelOf(words, free)
  const title = deliverySummary?.method?.title.translated
  const elsewhere = country === undefined ? words.shopping.notYet : words.shopping.noDelivery
  const price = deliverySummary?.price
  return {
    label: `${words.shopping.delivery}${title ? `: ${title}` : ''}${reason ? ` (${reason})` : ''}`,
    value: price ? (isZero(price) ? words.shopping.free : text(price)) : elsewhere,
  }
}

/** Shows the cart's totals with delivery and tax. */
export const Estimate = ({ estimate: { cart, summary }, country }: EstimateProps) => {
  const words = useWords()
  const { locale } = useUi()
  const text: AmountText = (amount) => amountText(amount, cart, locale)
  const { priceSummary, paymentSummary, taxSummary, additionalFees } = summary
  const isSent = cart.lineItems.some(({ attributes }) => attributes.physicalProperties?.shippable !== false)
  const { taxes = [] } = taxSummary ?? {}
  const total = sumOfAmounts(taxes.map(({ amount }) => amount.amount))
  const tax = { amount: total, formattedAmount: text({ amount: total, convertedAmount: total }) }
  return (
    <SummaryList
      rows={[
        { label: words.shopping.subtotal, value: text(priceSummary?.subtotal) },
        ...discountRows(words, summary, text),
        ...(isSent ? [deliveryRow(words, summary, { country, text })] : []),
        ...additionalFees.map(({ name, price }) => ({
          label: name.translated ?? name.original ?? '',
          value: text(price),
        })),
        ...taxRows(words, {
          tax,
          isIncluded: taxSummary?.pricesIncludeTax,
          parts: taxes.map(({ name, rate, amount }) => ({
            taxName: name.original === unnamedTax ? undefined : name.translated,
            rate,
            taxAmount: amount,
          })),
          currency: cart.businessInfo.currencyCode,
          locale,
        }),
        { label: words.shopping.estimated, value: text(priceSummary?.total), strong: true },
        ...(isZero(paymentSummary?.payLater)
          ? []
          : [
              { label: words.shopping.dueNow, value: text(paymentSummary?.payNow) },
              { label: words.shopping.dueLater, value: text(paymentSummary?.payLater) },
            ]),
      ]}
    />
  )
}

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
