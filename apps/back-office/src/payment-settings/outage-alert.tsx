import type { PaymentOutage } from '@vitrine/client'
import { Alert } from '@vitrine/ui'
import { momentText } from '../clock/date-text.ts'
import { useTimeZone } from '../clock/use-time-zone.ts'
import { locale, words } from '../words/first.ts'

const { outages } = words

/** Describes the pending operations by kind. */
const describePending = ({ purchases, refunds, captures, voids }: PaymentOutage): string =>
  new Intl.ListFormat(locale).format(
    [
      purchases > 0 && outages.purchases(purchases),
      refunds > 0 && outages.refunds(refunds),
      captures > 0 && outages.captures(captures),
      voids > 0 && outages.voids(voids),
    ].filter((part) => part !== false),
  )

/** Alerts for payment providers that don't respond, with the pending operations. */
export const OutageAlerts = ({ of }: { of: readonly PaymentOutage[] }) => {
  const timeZone = useTimeZone()
  return of.map((outage) => (
    <Alert key={outage.provider} tone="caution" title={outages.title(outage.name, momentText(outage.since, timeZone))}>
      {outages.waiting(describePending(outage))}
    </Alert>
  ))
}
