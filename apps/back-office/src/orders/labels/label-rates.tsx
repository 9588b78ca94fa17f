import type { LabelQuote, LabelRate, Order } from '@vitrine/client'
import { Button, Checkbox, RadioGroup } from '@vitrine/ui'
import { isTicked, textIn } from '../../form/read-fields.ts'
import { EntryForm } from '../../form/entry-form.tsx'
import { useDone } from '../../form/use-done.ts'
import { packageName } from '../../label-settings/package-name.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'

const { labels: texts, shipments } = words

/** Delivery time, and what the buyer would pay by the settings. */
const hintOf = ({ days, deliveryTime, price, handlingFee }: LabelRate): string => {
  const amount = price?.formattedAmount ?? ''
  const buyer =
    price === undefined
      ? undefined
      : Number(price.amount) === 0
        ? texts.buyerFree
        : handlingFee
          ? texts.buyerPays(amount, handlingFee.formattedAmount ?? '')
          : texts.buyerPaysPlain(amount)
  return [deliveryTime ?? (days === undefined ? undefined : texts.days(days)), buyer].filter(Boolean).join(' · ')
}

interface LabelRatesProps {
  readonly order: Order
  readonly quote: LabelQuote
  readonly onBack: () => void
}

/** Rates of a parcel by service, with a button to buy the label. */
export const LabelRates = ({ order, quote, onBack }: LabelRatesProps) => {
  const done = useDone()
  const { email } = order.buyerInfo
  const buy = async (form: FormData) => {
    const label = await shop.shippingLabels.buyLabel(order.id, {
      quoteId: quote.id,
      rateId: textIn(form, 'rate'),
      sendShippingEmail: isTicked(form, 'email'),
    })
    const message = label.status === 'BUYING' ? texts.waitingNow : texts.bought
    return done({ message, next: `/orders/${order.id}` })
  }
  const weight = `${quote.weight} ${quote.weightUnit.toLowerCase()}`
  return (
    <EntryForm
      label={texts.prices}
      save={buy}
      submit={texts.buyNow}
      actions={
        <Button type="button" variant="quiet" onClick={onBack}>
          {texts.change}
        </Button>
      }
    >
      {() => (
        <>
          <RadioGroup
            label={texts.prices}
            hint={texts.pricesHint(weight, packageName(quote.package))}
            name="rate"
            appearance="cards"
            defaultValue={quote.rates[0]?.id ?? ''}
            options={quote.rates.map((rate) => ({
              value: rate.id,
              label: texts.label(rate.carrier, rate.serviceName),
              hint: hintOf(rate),
              aside: rate.cost.formattedAmount,
            }))}
          />
          {email && <Checkbox name="email" label={shipments.email(email)} defaultChecked />}
        </>
      )}
    </EntryForm>
  )
}
