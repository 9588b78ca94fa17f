import type { Order, OrderWithFulfillments } from '@vitrine/client'
import { Checkbox, QuantityStepper, Stack } from '@vitrine/ui'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { isTicked, textIn } from '../../form/read-fields.ts'
import { throwFieldError } from '../../form/field-errors.ts'
import { shop } from '../../shop.ts'
import { Thumbnail } from '../../page/thumbnail.tsx'
import { words } from '../../words/words.ts'
import { lineChoices } from '../line-choices.ts'
import { shippableItems, type Shippable } from './shippable.ts'
import { TrackingFields, trackingIn } from './tracking-fields.tsx'

const { shipments: texts } = words

const quantityField = (id: string): string => `quantity.${id}`

/** The selected line items with their quantities. */
const selectedItems = (form: FormData, lines: readonly Shippable[]) =>
  lines.flatMap(({ line: { id } }) => {
    const quantity = Number(textIn(form, quantityField(id)))
    return quantity > 0 ? [{ id, quantity }] : []
  })

const Row = ({ line, left }: Shippable) => {
  const { image, productName, restockQuantity = 0 } = line
  const name = productName.original ?? ''
  const about = [texts.left(left), restockQuantity > 0 && texts.restocked(restockQuantity)]
  return (
    <li className="flex items-center gap-3">
      {image && <Thumbnail image={image} side={48} />}
      <span className="min-w-0 grow">
        {name}
        <span className="block text-sm text-muted">{lineChoices(line)}</span>
        <span className="block text-sm text-muted">{about.filter(Boolean).join(' · ')}</span>
      </span>
      <QuantityStepper
        name={quantityField(line.id)}
        label={texts.quantityOf(name)}
        defaultValue={left}
        min={0}
        max={left}
        size="small"
      />
    </li>
  )
}

interface ShipButtonProps {
  readonly order: Order
  readonly sent: OrderWithFulfillments
}

/** Fulfills the remaining items of an order, or some of them. */
export const ShipButton = ({ order, sent }: ShipButtonProps) => {
  const lines = shippableItems(order, sent)
  const { email } = order.buyerInfo
  const isAll = (form: FormData): boolean =>
    lines.every(({ line, left }) => Number(textIn(form, quantityField(line.id))) === left)
  return (
    <ConfirmButton
      button={{ variant: 'primary' }}
      title={texts.send}
      hint={texts.sendHint}
      confirm={texts.send}
      variant="primary"
      done={(form) => (isAll(form) ? texts.sent : texts.sentPart)}
      act={(form) => {
        const lineItems = selectedItems(form, lines)
        if (lineItems.length === 0) throwFieldError(words.items, texts.nothingChosen)
        const trackingInfo = trackingIn(form)
        const isTracked = Object.keys(trackingInfo).length > 0
        const fulfillment = { lineItems, ...(isTracked && { trackingInfo }) }
        return shop.orderFulfillments.createFulfillment(order.id, fulfillment, {
          sendShippingEmail: isTicked(form, 'email'),
        })
      }}
    >
      {(failure) => (
        // Resets the form after a shipment: remaining quantities, no tracking.
        <Stack key={(sent.fulfillments ?? []).length} gap="lg">
          <ul className="m-0 grid list-none gap-3 p-0">
            {lines.map((one) => (
              <Row key={one.line.id} {...one} />
            ))}
          </ul>
          <Stack gap="md">
            <TrackingFields failure={failure} />
            {email && <Checkbox name="email" label={texts.email(email)} defaultChecked />}
          </Stack>
        </Stack>
      )}
    </ConfirmButton>
  )
}
