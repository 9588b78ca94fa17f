import { ApiError, type PaymentProvider } from '@vitrine/client'
import { Alert, Badge, Button, SummaryList } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useState } from 'react'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { EntryPage } from '../page/entry-page.tsx'
import { useDone } from '../form/use-done.ts'
import { Section } from '../page/section.tsx'
import { errorMessage } from '../error-message.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { KeysForm } from './keys-form.tsx'
import { Webhook } from './webhook.tsx'

const { paymentMethods, paymentProviders } = words

export const loadPaymentProvider = async ({
  params: { provider: name },
}: PageRequest<'/payments/providers/:provider'>): Promise<PaymentProvider> => {
  const { paymentProviders: providers } = await shop.paymentProviders.listPaymentProviders()
  const provider = providers.find((one) => one.provider === name)
  if (!provider) throw new ApiError(words.notFound, { status: 404, code: 'NOT_FOUND' })
  return provider
}

/** Tests the API keys and shows the account. */
const TestButton = ({ provider }: Pick<PaymentProvider, 'provider'>) => {
  const done = useDone()
  const [isBusy, setBusy] = useState(false)
  const testConnection = async () => {
    setBusy(true)
    const message = await shop.paymentProviders
      .testPaymentProvider(provider)
      .then(({ lastTest }) => lastTest?.message ?? '', errorMessage)
    await done({ message })
    setBusy(false)
  }
  return (
    <Button type="button" busy={isBusy} onClick={() => void testConnection()}>
      {paymentProviders.test}
    </Button>
  )
}

const Switch = ({ provider, name, enabled }: PaymentProvider) => (
  <ConfirmButton
    title={enabled ? paymentProviders.turnOffTitle(name) : paymentProviders.turnOnTitle(name)}
    hint={enabled ? paymentProviders.turnOffHint : paymentProviders.turnOnHint}
    confirm={enabled ? paymentProviders.turnOff : paymentProviders.turnOn}
    variant="primary"
    done={enabled ? paymentProviders.turnedOff : paymentProviders.turnedOn}
    act={() => shop.paymentProviders.updatePaymentProvider(provider, { enabled: !enabled })}
  />
)

const State = ({ enabled }: Pick<PaymentProvider, 'enabled'>) => (
  <Badge tone={enabled ? 'positive' : 'neutral'} dot>
    {enabled ? paymentProviders.on : paymentProviders.off}
  </Badge>
)

const LastTest = ({ passed, message }: NonNullable<PaymentProvider['lastTest']>) => (
  <>
    <Badge tone={passed ? 'positive' : 'critical'}>{passed ? paymentProviders.passed : paymentProviders.failed}</Badge>{' '}
    {message}
  </>
)

/** The connected account and its actions. */
const Connected = (data: PaymentProvider) => {
  const { provider, name, mode, accountName, publishableKey, secretKeyHint, lastTest, enabled } = data
  return (
    <>
      {mode === 'TEST' && <Alert>{paymentProviders.testMode}</Alert>}
      <Section title={paymentProviders.connection}>
        <SummaryList
          rows={[
            { label: paymentProviders.account, value: accountName ?? '' },
            { label: paymentProviders.state, value: <State enabled={enabled} /> },
            { label: paymentProviders.mode, value: mode ? paymentProviders.modes[mode] : '' },
            ...(publishableKey === undefined
              ? []
              : [
                  {
                    label: paymentProviders.publishableKey,
                    value: <span className="wrap-anywhere">{publishableKey}</span>,
                  },
                ]),
            {
              label: publishableKey === undefined ? paymentProviders.apiKey : paymentProviders.secretKey,
              value: paymentProviders.hidden(secretKeyHint ?? ''),
            },
            ...(lastTest ? [{ label: paymentProviders.lastTest, value: <LastTest {...lastTest} /> }] : []),
          ]}
        />
        <div className="flex flex-wrap gap-3">
          <TestButton provider={provider} />
          <Switch {...data} />
          <ConfirmButton
            button={{ variant: 'quiet' }}
            title={paymentProviders.disconnectTitle(name)}
            hint={paymentProviders.disconnectHint}
            confirm={paymentProviders.disconnect}
            variant="critical"
            done={paymentProviders.disconnected}
            act={() => shop.paymentProviders.disconnectPaymentProvider(provider)}
          />
        </div>
      </Section>
      <Webhook {...data} />
      <Section title={paymentProviders.changeKeys} hint={paymentProviders.guides[provider].keys}>
        <KeysForm key={`${publishableKey} ${secretKeyHint}`} {...data} />
      </Section>
    </>
  )
}

/** A payment provider account of the store: API keys, connection and availability. */
export const PaymentProviderPage = ({ data }: PageProps<PaymentProvider>) => (
  <EntryPage
    title={data.name}
    list={{ label: paymentMethods.title, href: '/payments' }}
    hint={data.connected ? undefined : paymentProviders.guides[data.provider].keys}
  >
    {data.connected ? <Connected {...data} /> : <KeysForm {...data} />}
  </EntryPage>
)
