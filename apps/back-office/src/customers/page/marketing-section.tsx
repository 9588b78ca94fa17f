import type { Customer, CustomerConsentChange } from '@vitrine/client'
import { Badge, DateTime } from '@vitrine/ui'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { Section } from '../../page/section.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'

const { customers: texts } = words

type Channel = CustomerConsentChange['channel']

const tones = { SUBSCRIBED: 'positive', UNSUBSCRIBED: 'neutral', UNKNOWN: 'neutral' } as const

const Consent = ({ customer, channel }: { customer: Customer; channel: Channel }) => {
  const { status, date } = channel === 'EMAIL' ? customer.emailConsent : customer.smsConsent
  const name = texts.channels[channel]
  const isSubscribed = status === 'SUBSCRIBED'
  const label = isSubscribed ? texts.unsubscribe : texts.subscribe
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <span>
        {name} <Badge tone={tones[status]}>{texts.consentStates[status]}</Badge>
        {date && (
          <span className="block text-sm text-muted">
            <DateTime value={date} />
          </span>
        )}
      </span>
      <ConfirmButton
        button={{ size: 'small', variant: 'quiet', 'aria-label': `${label}: ${name}` }}
        title={(isSubscribed ? texts.unsubscribeTitle : texts.subscribeTitle)(name)}
        hint={isSubscribed ? texts.unsubscribeHint : texts.subscribeHint}
        confirm={label}
        variant="primary"
        done={texts.consentSaved}
        act={() =>
          shop.customers.setMarketingConsent(customer.id, {
            channel,
            status: isSubscribed ? 'UNSUBSCRIBED' : 'SUBSCRIBED',
          })
        }
      />
    </li>
  )
}

/** Whether a customer agreed to marketing messages. The history is in the timeline. */
export const MarketingSection = ({ customer }: { customer: Customer }) => (
  <Section title={texts.marketing}>
    <ul className="grid list-none gap-3 p-0">
      <Consent customer={customer} channel="EMAIL" />
      <Consent customer={customer} channel="SMS" />
    </ul>
  </Section>
)
