import type { EstimateTotals } from '@vitrine/client'
import { SelectField, SummaryList } from '@vitrine/ui'
import { words } from '../words/en.ts'

const countryCodes = [
  'DE',
  'AT',
  'CH',
  'FR',
  'NL',
  'BE',
  'DK',
  'SE',
  'NO',
  'FI',
  'IT',
  'ES',
  'PT',
  'PL',
  'CZ',
  'IE',
  'GB',
  'US',
  'CA',
  'AU',
  'NZ',
  'JP',
  'IL',
  'BR',
]

const isZero = (price: { amount?: string } | undefined): boolean => Number(price?.amount ?? 0) === 0

/** What the cart would cost, with delivery to a country and tax. */
export const Estimate = ({ estimate }: { estimate: EstimateTotals }) => {
  const { subtotal, discount, shipping, tax, total } = estimate.priceSummary
  const chosen = estimate.shippingInfo?.selectedCarrierServiceOption
  const coupon = estimate.appliedDiscounts?.[0]?.coupon?.code
  const delivery = chosen ? (isZero(shipping) ? words.free : shipping?.formattedAmount) : words.noDelivery
  return (
    <SummaryList
      rows={[
        { label: words.subtotal, value: subtotal.formattedAmount },
        ...(isZero(discount)
          ? []
          : [
              {
                label: coupon ? `${words.discount} (${coupon})` : words.discount,
                value: `−${discount?.formattedAmount}`,
              },
            ]),
        { label: chosen?.title ? `${words.delivery}: ${chosen.title}` : words.delivery, value: delivery },
        { label: words.tax, value: tax?.formattedAmount },
        { label: words.estimated, value: total.formattedAmount, strong: true },
      ]}
    />
  )
}

export const CountryField = ({
  country,
  locale,
  onChange,
}: {
  country: string
  locale: string
  onChange: (country: string) => void
}) => {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const options = countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
  return (
    <SelectField
      label={words.deliverTo}
      name="country"
      options={options}
      value={country}
      onChange={(event) => onChange(event.currentTarget.value)}
      mark="none"
    />
  )
}
