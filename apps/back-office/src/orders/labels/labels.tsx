import type { Order, ShippingLabel } from '@vitrine/client'
import { Badge, Card, Checkbox, DateTime, RadioGroup, Stack, type BadgeProps } from '@vitrine/ui'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { AskButton } from '../../confirm/confirm-button.tsx'
import { isTicked, textIn } from '../../form/read-fields.ts'
import { packageName } from '../../label-settings/package-name.ts'
import { Section } from '../../page/section.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/en.ts'
import { PrintLabelsButton } from './print-labels-button.tsx'

const { labels: said } = words

const tones: Record<ShippingLabel['status'], NonNullable<BadgeProps['tone']>> = {
  BUYING: 'caution',
  BOUGHT: 'positive',
  FAILED: 'critical',
  VOIDING: 'caution',
  VOIDED: 'neutral',
}

interface LabelProps {
  readonly order: Order
  readonly label: ShippingLabel
}

const Void = ({ order, label: { id, fulfillmentId } }: LabelProps) => {
  const { email } = order.buyerInfo
  return (
    <AskButton
      button={{ size: 'small', variant: 'quiet' }}
      title={said.voidTitle}
      hint={said.voidHint}
      back={said.keep}
      confirm={said.void}
      variant="critical"
      done={said.voided}
      act={(form) =>
        shop.shippingLabels.voidLabel(id, {
          ...(fulfillmentId !== undefined && { shipment: textIn(form, 'shipment') as 'CANCEL' | 'KEEP' }),
          sendShippingEmail: isTicked(form, 'email'),
        })
      }
    >
      {() =>
        fulfillmentId === undefined ? null : (
          <Stack gap="md">
            <RadioGroup
              label={said.voidShipment}
              name="shipment"
              defaultValue="CANCEL"
              options={Object.entries(said.voidChoices).map(([value, label]) => ({ value, label }))}
            />
            {email && <Checkbox name="email" label={said.emailIfTold(email)} defaultChecked />}
          </Stack>
        )
      }
    </AskButton>
  )
}

/** Details of a label besides its status. */
const Facts = ({ label }: Pick<LabelProps, 'label'>) => {
  const { rate, weight, weightUnit, trackingNumber, status, reason } = label
  const cost = rate.cost.formattedAmount ?? ''
  const about = [said.cost(cost), `${weight} ${weightUnit.toLowerCase()}`, packageName(label.package)]
  return (
    <>
      <p className="text-sm text-muted">{about.filter(Boolean).join(' · ')}</p>
      {trackingNumber && <p className="text-sm break-all tabular-nums">{trackingNumber}</p>}
      {status === 'BUYING' && <p className="text-sm">{said.buyingHint}</p>}
      {status === 'VOIDING' && <p className="text-sm">{said.voidingHint}</p>}
      {reason && <p className="text-sm font-medium">{reason}</p>}
    </>
  )
}

const Label = (props: LabelProps) => {
  const { id, rate, status, purpose, provider, mode, createdDate } = props.label
  const isBought = status === 'BOUGHT'
  return (
    <Card
      as="li"
      appearance="framed"
      actions={
        isBought && (
          <>
            <PrintLabelsButton size="small" of={{ labelIds: [id] }} />
            <Void {...props} />
          </>
        )
      }
    >
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-display text-lg">{said.label(rate.carrier, rate.serviceName)}</h3>
        <Badge tone={tones[status]} dot>
          {said.states[status]}
        </Badge>
        {provider === 'SAMPLE' ? <Badge>{said.sample}</Badge> : mode === 'TEST' && <Badge>{said.test}</Badge>}
        {purpose === 'RETURN' && <Badge>{said.return}</Badge>}
        <span className="text-sm text-muted sm:ms-auto">
          <DateTime value={createdDate} show="date-time" />
        </span>
      </div>
      <Facts label={props.label} />
    </Card>
  )
}

const lookMs = 10_000

/** Reloads while the purchase of a label is unconfirmed. */
const useLookingAgain = (isWaiting: boolean) => {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void revalidate(), lookMs)
    return () => clearInterval(timer)
  }, [isWaiting, revalidate])
}

/** The shipping labels of an order, newest first. */
export const Labels = ({ order, labels }: { order: Order; labels: readonly ShippingLabel[] }) => {
  useLookingAgain(labels.some(({ status }) => status === 'BUYING'))
  return labels.length === 0 ? null : (
    <Section title={said.ofOrder}>
      <ul className="m-0 grid list-none gap-4 p-0">
        {labels.toReversed().map((label) => (
          <Label key={label.id} order={order} label={label} />
        ))}
      </ul>
    </Section>
  )
}
