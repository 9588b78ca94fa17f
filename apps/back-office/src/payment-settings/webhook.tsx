import type { PaymentProvider } from '@vitrine/client'
import { Badge, SummaryList, TextField } from '@vitrine/ui'
import { CopyField } from '../page/copy-field.tsx'
import { textIn } from '../form/read-fields.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { Section } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { paymentProviders } = words
const secretName = 'paymentProvider.webhookSecret'

const tones = { REGISTERED: 'positive', BY_HAND: 'positive', MISSING: 'caution' } as const

/** Instructions for adding the webhook manually. */
const ManualSetup = ({ provider, webhook }: PaymentProvider) => {
  const done = useDone()
  const save = async (form: FormData) => {
    await shop.paymentProviders.updatePaymentProvider(provider, { webhookSecret: textIn(form, secretName) })
    return done({ message: words.saved })
  }
  return (
    <>
      <p>{paymentProviders.webhookByHand}</p>
      <p>{paymentProviders.guides[provider].webhook}</p>
      <CopyField label={paymentProviders.webhookUrl} value={webhook.url} />
      <CopyField label={paymentProviders.webhookEvents} value={webhook.events ?? ''} />
      <EntryForm key={webhook.secretHint ?? ''} label={paymentProviders.webhook} save={save}>
        {(field) => (
          <TextField
            {...field(secretName)}
            label={paymentProviders.webhookSecret}
            hint={paymentProviders.apiKeyHint}
            type="password"
            autoComplete="off"
            maxLength={300}
            required
          />
        )}
      </EntryForm>
    </>
  )
}

/** Manual instructions, if the provider needs them. */
const NextSteps = (data: PaymentProvider) => {
  const { status, events } = data.webhook
  if (status === 'REGISTERED') return <p className="text-muted">{paymentProviders.webhookRegistered}</p>
  return events === undefined ? <p>{paymentProviders.webhookNotPublic}</p> : <ManualSetup {...data} />
}

/** The webhook through which the provider reports payments. */
export const Webhook = (data: PaymentProvider) => {
  const { status, secretHint } = data.webhook
  const state = <Badge tone={tones[status]}>{paymentProviders.webhookStates[status]}</Badge>
  const secret = { label: paymentProviders.webhookSecret, value: paymentProviders.hidden(secretHint ?? '') }
  return (
    <Section title={paymentProviders.webhook} hint={paymentProviders.webhookHint}>
      <SummaryList
        rows={[{ label: paymentProviders.state, value: state }, ...(secretHint === undefined ? [] : [secret])]}
      />
      <NextSteps {...data} />
    </Section>
  )
}
