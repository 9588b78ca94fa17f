import type { PreviewedDelivery } from '@vitrine/client'
import {
  Button,
  Card,
  countryName,
  countryOptions,
  formatMoney,
  SelectField,
  Stack,
  SummaryList,
  TextField,
} from '@vitrine/ui'
import { useState, type FormEvent } from 'react'
import { spanText } from '../clock/date-text.ts'
import { MomentField } from '../clock/date-fields.tsx'
import { momentIn } from '../clock/read-dates.ts'
import { useTimeZone } from '../clock/use-time-zone.ts'
import { countIn, decimalIn, textIn } from '../form/read-fields.ts'
import { errorMessage } from '../error-message.ts'
import { shop } from '../shop.ts'
import { locale, words } from '../words/words.ts'
import type { DeliveryData } from './load-delivery.ts'

const { deliveries } = words

interface Previewed {
  readonly deliveries: readonly PreviewedDelivery[]
  readonly currency: string
  readonly timeZone: string
  readonly country: string
}

const optionCode = (code: string): string => code.split('@')[0]!

const loadPreview = async (form: FormData, timeZone: string): Promise<Previewed> => {
  const country = textIn(form, 'country')
  const [postalCode, city, subdivision] = ['postalCode', 'city', 'subdivision'].map((name) => textIn(form, name))
  const price = decimalIn(form, 'goods') ?? '0'
  const quantity = Math.max(1, countIn(form, 'pieces') ?? 1)
  const weight = Number(decimalIn(form, 'weight', 6) ?? 0)
  const date = momentIn(form, 'date', timeZone)
  const preview = await shop.deliveryOffers.previewDelivery(
    {
      country,
      ...(postalCode && { postalCode }),
      ...(city && { city }),
      ...(subdivision && { subdivision: subdivision.toUpperCase() }),
    },
    {
      // One line item stands in for the whole order: only its total price and weight matter.
      items: [
        { price, quantity: 1, weight },
        ...(quantity > 1 ? [{ price: '0', quantity: quantity - 1, weight: 0 }] : []),
      ],
      ...(date && { date }),
    },
  )
  return { ...preview, country }
}

const Found = ({ deliveries: found, currency, timeZone, country }: Previewed) => {
  if (found.length === 0) return <p>{deliveries.nothing(countryName(country, locale))}</p>
  const optionCodes = [...new Set(found.map(({ code }) => optionCode(code)))]
  return (
    <SummaryList
      rows={optionCodes.map((rowCode) => {
        const offers = found.filter(({ code }) => optionCode(code) === rowCode)
        const { title, price, deliveryTime, slot, partial, otherCharges } = offers[0]!
        const notes = [
          deliveryTime,
          slot?.from &&
            slot.to &&
            deliveries.firstSlot(spanText({ from: slot.from, to: slot.to }, timeZone, 'slot'), offers.length),
          partial && deliveries.partial,
          ...otherCharges.map(
            ({ details, type = 'HANDLING_FEE', amount = '0' }) =>
              `+ ${details ?? deliveries.charges[type]}: ${formatMoney(amount, { currency, locale })}`,
          ),
        ].filter(Boolean)
        return {
          label: (
            <>
              {title}
              {notes.map((note) => (
                <span key={String(note)} className="block text-sm text-muted">
                  {note}
                </span>
              ))}
            </>
          ),
          value: Number(price) === 0 ? deliveries.free : formatMoney(price, { currency, locale }),
        }
      })}
    />
  )
}

/** Previews the delivery options for an address and time. The server computes them, with time slots and profiles. */
export const DeliveryPreview = ({ currency, weightUnit, country, regions }: DeliveryData) => {
  const [previewed, setPreviewed] = useState<Previewed | string>()
  const timeZone = useTimeZone()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    try {
      setPreviewed(await loadPreview(new FormData(event.currentTarget), timeZone))
    } catch (error) {
      setPreviewed(errorMessage(error))
    }
  }
  return (
    <Card as="section" appearance="framed" title={deliveries.tryTitle} level={2}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <p className="text-sm text-muted">{deliveries.tryDeliveryHint}</p>
          <div className="grid grid-cols-2 items-end gap-3">
            <SelectField
              name="country"
              label={deliveries.country}
              options={countryOptions(locale)}
              defaultValue={country ?? regions[0]?.destinations[0]?.country ?? 'DE'}
              mark="none"
            />
            <TextField name="postalCode" label={deliveries.addressParts.postalCode} mark="none" />
            <TextField name="city" label={deliveries.addressParts.city} mark="none" />
            <TextField name="subdivision" label={deliveries.part} mark="none" />
            <TextField
              name="weight"
              label={deliveries.weight(weightUnit)}
              inputMode="decimal"
              defaultValue="2"
              mark="none"
            />
            <TextField
              name="goods"
              label={deliveries.goods(currency)}
              inputMode="decimal"
              defaultValue="40"
              mark="none"
            />
            <TextField name="pieces" label={deliveries.pieces} inputMode="numeric" defaultValue="1" mark="none" />
            <MomentField className="col-span-2" name="date" label={deliveries.tryDate} mark="none" />
          </div>
          <div>
            <Button type="submit">{deliveries.tryNow}</Button>
          </div>
          <div role="status" className="rounded-sm bg-wash px-4 py-3">
            {previewed === undefined && <p className="text-muted">{deliveries.tryFirst}</p>}
            {typeof previewed === 'string' && <p>{previewed}</p>}
            {typeof previewed === 'object' && <Found {...previewed} />}
          </div>
        </Stack>
      </form>
    </Card>
  )
}
