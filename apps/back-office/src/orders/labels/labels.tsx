import type { Order, ShippingLabel } from '@vitrine/client'
import { Badge, Card, Checkbox, DateTime, RadioGroup, Stack, type BadgeProps } from '@vitrine/ui'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { isTicked, textIn } from '../../form/read-fields.ts'
import { packageName } from '../../label-settings/package-name.ts'
import { Section } from '../../page/section.tsx'
import { usePolling } from '../../page/use-polling.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { PrintLabelsButton } from './print-labels-button.tsx'

const { labels: texts } = words

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
    <ConfirmButton
      button={{ size: 'small', variant: 'quiet' }}
      title={texts.voidTitle}
      hint={texts.voidHint}
      back={texts.keep}
      confirm={texts.void}
      variant="critical"
      done={texts.voided}
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
              label={texts.voidShipment}
              name="shipment"
              defaultValue="CANCEL"
              options={Object.entries(texts.voidChoices).map(([value, label]) => ({ value, label }))}
            />
            {email && <Checkbox name="email" label={texts.emailIfNotified(email)} defaultChecked />}
          </Stack>
        )
      }
    </ConfirmButton>
  )
}

/** Details of a label besides its status. */
const LabelDetails = ({ label }: Pick<LabelProps, 'label'>) => {
  const { rate, weight, weightUnit, trackingNumber, status, reason } = label
  const cost = rate.cost.formattedAmount ?? ''
  const about = [texts.cost(cost), `${weight} ${weightUnit.toLowerCase()}`, packageName(label.package)]
  return (
    <>
      <p className="text-sm text-muted">{about.filter(Boolean).join(' · ')}</p>
      {trackingNumber && <p className="text-sm break-all tabular-nums">{trackingNumber}</p>}
      {status === 'BUYING' && <p className="text-sm">{texts.buyingHint}</p>}
      {status === 'VOIDING' && <p className="text-sm">{texts.voidingHint}</p>}
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
        <h3 className="font-display text-lg">{texts.label(rate.carrier, rate.serviceName)}</h3>
        <Badge tone={tones[status]} dot>
          {texts.states[status]}
        </Badge>
        {provider === 'SAMPLE' ? <Badge>{texts.sample}</Badge> : mode === 'TEST' && <Badge>{texts.test}</Badge>}
        {purpose === 'RETURN' && <Badge>{texts.return}</Badge>}
        <span className="text-sm text-muted sm:ms-auto">
          <DateTime value={createdDate} show="date-time" />
        </span>
      </div>
      <LabelDetails label={props.label} />
    </Card>
  )
}

const pollMs = 10_000

/** The shipping labels of an order, newest first. */
export const Labels = ({ order, labels }: { order: Order; labels: readonly ShippingLabel[] }) => {
  // The purchase of a label may be unconfirmed.
  usePolling(
    labels.some(({ status }) => status === 'BUYING'),
    pollMs,
  )
  return labels.length === 0 ? null : (
    <Section title={texts.ofOrder}>
      <ul className="m-0 grid list-none gap-4 p-0">
        {labels.toReversed().map((label) => (
          <Label key={label.id} order={order} label={label} />
        ))}
      </ul>
    </Section>
  )
}
