import type { ShippingOptionInput, StoreDeliveryRegion } from '@vitrine/client'
import { Card, countryName, countryOptions, formatMoney, SelectField, Stack, SummaryList, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { readDecimal } from '../../form/read-fields.ts'
import { locale, words } from '../../words/words.ts'
import { offersFor } from './offers.ts'

const { deliveries } = words
const weightDigits = 6

interface RatePreviewProps {
  /** The options to preview. `undefined` while the input is incomplete. */
  readonly options: readonly ShippingOptionInput[] | undefined
  readonly regions: readonly StoreDeliveryRegion[]
  readonly currency: string
  readonly weightUnit: string
  readonly country: string | undefined
  /** Text shown if nothing is offered. */
  readonly none?: (country: string) => string
}

interface Typed {
  readonly country: string
  readonly part: string
  readonly weight: string
  readonly goods: string
  readonly pieces: string
}

const Offers = ({ typed, ...props }: RatePreviewProps & { typed: Typed }) => {
  const { options, regions, currency, none = deliveries.nothing } = props
  if (!options) return <p className="text-muted">{deliveries.unfinished}</p>
  const parcel = {
    place: { country: typed.country, ...(typed.part.trim() && { subdivision: typed.part.trim() }) },
    weight: Number(readDecimal(typed.weight, weightDigits) ?? 0),
    goods: readDecimal(typed.goods) ?? '0',
    quantity: Math.max(1, Math.trunc(Number(typed.pieces) || 1)),
  }
  const offers = offersFor(options, parcel, { regions, currency })
  if (offers.length === 0) return <p>{none(countryName(typed.country, locale))}</p>
  return (
    <SummaryList
      rows={offers.map(({ title, time, amount }) => ({
        label: (
          <>
            {title}
            {time && <span className="block text-sm text-muted">{time}</span>}
          </>
        ),
        value: Number(amount) === 0 ? deliveries.free : formatMoney(amount, { currency, locale }),
      }))}
    />
  )
}

/** Previews what a buyer pays for a parcel while the owner types. */
export const RatePreview = (props: RatePreviewProps) => {
  const [typed, setTyped] = useState<Typed>({
    country: props.country ?? props.regions[0]?.destinations[0]?.country ?? 'DE',
    part: '',
    weight: '2',
    goods: '40',
    pieces: '1',
  })
  const field = (name: keyof Typed) => ({
    value: typed[name],
    mark: 'none' as const,
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  })
  return (
    <Card as="section" appearance="framed" title={deliveries.tryTitle} level={2}>
      <Stack>
        <p className="text-sm text-muted">{deliveries.tryHint}</p>
        <div className="grid grid-cols-2 items-end gap-3">
          <SelectField label={deliveries.country} options={countryOptions(locale)} {...field('country')} />
          <TextField label={deliveries.part} {...field('part')} />
          <TextField label={deliveries.weight(props.weightUnit)} inputMode="decimal" {...field('weight')} />
          <TextField label={deliveries.goods(props.currency)} inputMode="decimal" {...field('goods')} />
          <TextField label={deliveries.pieces} inputMode="numeric" {...field('pieces')} />
        </div>
        <div role="status" className="rounded-sm bg-wash px-4 py-3">
          <Offers {...props} typed={typed} />
        </div>
      </Stack>
    </Card>
  )
}
