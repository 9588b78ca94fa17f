import type { LabelParcel, LabelQuote, Order } from '@vitrine/client'
import { QuantityStepper, SelectField, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { decimalIn, textIn } from '../../form/read-fields.ts'
import { CancelLink } from '../../form/cancel-link.tsx'
import { throwFieldError } from '../../form/field-errors.ts'
import { EntryForm, type FieldOf } from '../../form/entry-form.tsx'
import { packageName, sizeText } from '../../label-settings/package-name.ts'
import { FieldGroup } from '../../page/section.tsx'
import { Thumbnail } from '../../page/thumbnail.tsx'
import { words } from '../../words/words.ts'
import { lineChoices } from '../line-choices.ts'

const { labels: texts, shipments } = words
const sides = ['length', 'width', 'height'] as const
const ownSize = 'own'
const quantityField = (id: string): string => `quantity.${id}`

/** The parcel to quote. */
export interface QuoteRequest {
  readonly fulfillmentId?: string
  readonly items?: LabelQuote['items']
  readonly configurationId?: string
  readonly dimensions?: { length: string; width: string; height: string }
  readonly weight?: string
}

interface ParcelProps {
  readonly order: Order
  readonly parcel: LabelParcel
  readonly fulfillmentId: string | undefined
}

interface ParcelFormProps extends ParcelProps {
  readonly requestQuote: (request: QuoteRequest) => Promise<void>
}

const itemsIn = (form: FormData, { items }: LabelParcel) =>
  items.flatMap(({ lineItemId }) => {
    const quantity = Number(textIn(form, quantityField(lineItemId)))
    return quantity > 0 ? [{ lineItemId, quantity }] : []
  })

const readQuoteRequest = (form: FormData, { parcel, fulfillmentId }: ParcelProps): QuoteRequest => {
  const chosen = textIn(form, 'configurationId')
  const weight = decimalIn(form, 'weight', 3)
  const items = fulfillmentId === undefined ? itemsIn(form, parcel) : undefined
  if (items?.length === 0) throwFieldError(words.items, shipments.nothingChosen)
  const side = (name: (typeof sides)[number]): string => decimalIn(form, `dimensions.${name}`, 3) ?? ''
  return {
    ...(fulfillmentId === undefined ? { items: items! } : { fulfillmentId }),
    ...(chosen === ownSize
      ? { dimensions: { length: side('length'), width: side('width'), height: side('height') } }
      : { configurationId: chosen }),
    ...(weight !== undefined && { weight }),
  }
}

const Item = ({
  order,
  item: { lineItemId, quantity },
  fixed,
}: {
  order: Order
  item: LabelParcel['items'][number]
  fixed: boolean
}) => {
  const line = order.lineItems.find(({ id }) => id === lineItemId)
  if (!line) return null
  const name = line.productName.original ?? ''
  return (
    <li className="flex items-center gap-3">
      {line.image && <Thumbnail image={line.image} side={48} />}
      <span className="min-w-0 grow">
        {name}
        <span className="block text-sm text-muted">{lineChoices(line)}</span>
      </span>
      {fixed ? (
        <span className="whitespace-nowrap tabular-nums">× {quantity}</span>
      ) : (
        <QuantityStepper
          name={quantityField(lineItemId)}
          label={shipments.quantityOf(name)}
          defaultValue={quantity}
          min={0}
          max={quantity}
          size="small"
        />
      )}
    </li>
  )
}

const Contents = ({ order, parcel, fulfillmentId }: ParcelProps) => (
  <FieldGroup title={texts.contents} hint={fulfillmentId !== undefined && texts.fromShipment}>
    <ul className="m-0 grid list-none gap-3 p-0">
      {parcel.items.map((item) => (
        <Item key={item.lineItemId} order={order} item={item} fixed={fulfillmentId !== undefined} />
      ))}
    </ul>
  </FieldGroup>
)

const hintOf = ({ weight, unweighedItems }: LabelParcel): string => {
  if (unweighedItems > 0) return texts.weightPart(unweighedItems)
  return Number(weight) > 0 ? texts.weightKnown : texts.weightHint
}

const Packing = ({ parcel, field }: { parcel: LabelParcel; field: FieldOf }) => {
  const { packages, weight, weightUnit } = parcel
  const [chosen, choose] = useState(packages[0]?.configurationId ?? ownSize)
  const options = packages.map((one) => {
    const name = packageName(one)
    const size = sizeText(one.dimensions)
    return { value: one.configurationId ?? '', label: size && size !== name ? `${name} (${size})` : name }
  })
  return (
    <FieldGroup title={texts.packing}>
      <SelectField
        {...field('configurationId')}
        label={texts.package}
        mark="none"
        value={chosen}
        onChange={({ target: { value } }) => choose(value)}
        options={[...options, { value: ownSize, label: texts.ownSize }]}
      />
      {chosen === ownSize && (
        <div className="grid items-start gap-4 sm:grid-cols-3">
          {sides.map((side) => (
            <TextField key={side} {...field(`dimensions.${side}`)} label={texts[side]} inputMode="decimal" required />
          ))}
        </div>
      )}
      <TextField
        {...field('weight')}
        label={texts.weight(weightUnit.toLowerCase())}
        hint={hintOf(parcel)}
        inputMode="decimal"
        defaultValue={Number(weight) > 0 ? weight : ''}
        required
        className="sm:max-w-52"
      />
    </FieldGroup>
  )
}

/** Contents, package and weight of a parcel. */
export const LabelParcelForm = ({ requestQuote, ...props }: ParcelFormProps) => (
  <EntryForm
    label={texts.contents}
    save={(form) => requestQuote(readQuoteRequest(form, props))}
    submit={texts.showPrices}
    actions={<CancelLink href={`/orders/${props.order.id}`} />}
  >
    {(field) => (
      <>
        <Contents {...props} />
        <Packing parcel={props.parcel} field={field} />
      </>
    )}
  </EntryForm>
)
