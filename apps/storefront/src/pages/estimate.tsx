import type { EstimateTotals } from '@vitrine/client'
import { Button, SelectField, SummaryList, type SelectOption } from '@vitrine/ui'
import { shoppingWords } from '../words/shopping-en.ts'
import { isZero, taxRow } from './summary-rows.ts'

interface EstimateProps {
  readonly estimate: EstimateTotals
  readonly country: string | undefined
}

/** What the cart would cost, with delivery to a country and tax. */
export const Estimate = ({ estimate, country }: EstimateProps) => {
  const { subtotal, discount, shipping, tax, total } = estimate.priceSummary
  const chosen = estimate.shippingInfo?.selectedCarrierServiceOption
  const coupon = estimate.appliedDiscounts?.[0]?.coupon?.code
  const elsewhere = country === undefined ? shoppingWords.notYet : shoppingWords.noDelivery
  const delivery = chosen ? (isZero(shipping) ? shoppingWords.free : shipping?.formattedAmount) : elsewhere
  const isSent =
    estimate.cart?.lineItems.some(({ physicalProperties }) => physicalProperties?.shippable !== false) ?? true
  return (
    <SummaryList
      rows={[
        { label: shoppingWords.subtotal, value: subtotal.formattedAmount },
        ...(isZero(discount)
          ? []
          : [
              {
                label: coupon ? `${shoppingWords.discount} (${coupon})` : shoppingWords.discount,
                value: `−${discount?.formattedAmount}`,
              },
            ]),
        ...(isSent
          ? [
              {
                label: chosen?.title ? `${shoppingWords.delivery}: ${chosen.title}` : shoppingWords.delivery,
                value: delivery,
              },
            ]
          : []),
        ...taxRow(tax, estimate.cart?.taxIncludedInPrices),
        { label: shoppingWords.estimated, value: total.formattedAmount, strong: true },
      ]}
    />
  )
}

interface CountryFormProps {
  readonly country: string | undefined
  readonly countries: readonly SelectOption[]
  readonly onChange: (country: string) => void
}

/** Where it shall go. Choosing shows at once what that costs; without scripts a button does. */
export const CountryForm = ({ country, countries, onChange }: CountryFormProps) => (
  <form method="post" action="/cart" className="flex items-end">
    <input type="hidden" name="intent" value="country" />
    <SelectField
      className="flex-1"
      label={shoppingWords.deliverTo}
      name="country"
      options={countries}
      value={country ?? ''}
      {...(country === undefined && { placeholder: shoppingWords.chooseCountry })}
      onChange={(event) => onChange(event.currentTarget.value)}
      mark="none"
    />
    <noscript>
      <Button type="submit" className="ms-2">
        {shoppingWords.showDelivery}
      </Button>
    </noscript>
  </form>
)
