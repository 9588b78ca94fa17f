import type { ServicePlugin } from '@vitrine/client'
import { Badge, Button, SummaryList, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { AskButton } from '../ask-button.tsx'
import { textIn } from '../form/amounts.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { Section } from '../section.tsx'
import { sentenceFor } from '../sentences.ts'
import { shop } from '../shop.ts'
import { ShownOnce } from '../shown-once.tsx'
import { words } from '../words/en.ts'

const { paymentPlugin } = words

interface Secret {
  readonly notificationUrl: string
  readonly notificationSecret: string
}

/** Registers the address of an app’s payment provider, once it has answered. */
const RegisterForm = ({ appId, onSecret }: { appId: string; onSecret: (secret: Secret) => void }) => {
  const done = useDone()
  const save = async (form: FormData) => {
    const { notificationSecret, notificationUrl } = await shop.servicePlugins.registerServicePlugin(
      appId,
      'PAYMENT_PROVIDER',
      textIn(form, 'baseUrl'),
    )
    onSecret({ notificationSecret, notificationUrl })
    return done({ message: paymentPlugin.registered })
  }
  return (
    <EntryForm label={paymentPlugin.title} save={save} submit={paymentPlugin.register}>
      {(field) => (
        <TextField
          {...field('baseUrl')}
          label={paymentPlugin.baseUrl}
          hint={paymentPlugin.baseUrlHint}
          type="url"
          required
          maxLength={1024}
        />
      )}
    </EntryForm>
  )
}

/** Asks the app who it is, and says what came of it. */
const TestButton = ({ id }: { id: string }) => {
  const done = useDone()
  const [isBusy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    const message = await shop.servicePlugins
      .testServicePlugin(id)
      .then(({ name }) => paymentPlugin.works(name), sentenceFor)
    await done({ message })
    setBusy(false)
  }
  return (
    <Button type="button" busy={isBusy} onClick={ask}>
      {paymentPlugin.test}
    </Button>
  )
}

const Registered = ({ plugin: { id, name, baseUrl, enabled } }: { plugin: ServicePlugin }) => (
  <>
    <SummaryList
      rows={[
        { label: paymentPlugin.name, value: name },
        { label: paymentPlugin.baseUrl, value: <span className="wrap-anywhere">{baseUrl}</span> },
        {
          label: paymentPlugin.state,
          value: (
            <Badge tone={enabled ? 'positive' : 'neutral'} dot>
              {enabled ? paymentPlugin.on : paymentPlugin.off}
            </Badge>
          ),
        },
      ]}
    />
    <div className="flex flex-wrap gap-3">
      <TestButton id={id} />
      <AskButton
        title={enabled ? paymentPlugin.turnOffTitle : paymentPlugin.turnOnTitle}
        hint={enabled ? paymentPlugin.turnOffHint : paymentPlugin.turnOnHint}
        confirm={enabled ? paymentPlugin.turnOff : paymentPlugin.turnOn}
        variant="primary"
        done={enabled ? paymentPlugin.turnedOff : paymentPlugin.turnedOn}
        act={() => shop.servicePlugins.updateServicePlugin(id, { enabled: !enabled })}
      />
      <AskButton
        button={{ variant: 'quiet' }}
        title={paymentPlugin.removeTitle}
        hint={paymentPlugin.removeHint}
        confirm={words.remove}
        variant="critical"
        done={paymentPlugin.removed}
        act={() => shop.servicePlugins.deleteServicePlugin(id)}
      />
    </div>
  </>
)

/** The payment provider that an app brings: none yet, or the one that is registered. */
export const PaymentPlugin = ({ appId, plugin }: { appId: string; plugin: ServicePlugin | undefined }) => {
  const [secret, setSecret] = useState<Secret>()
  return (
    <Section title={paymentPlugin.title} hint={paymentPlugin.hint}>
      {secret && (
        <ShownOnce
          title={paymentPlugin.made}
          hint={paymentPlugin.madeHint}
          values={[
            { label: paymentPlugin.notificationUrl, value: secret.notificationUrl },
            { label: paymentPlugin.notificationSecret, value: secret.notificationSecret },
          ]}
          done={words.appsAndKeys.iHaveIt}
          onDone={() => setSecret(undefined)}
        />
      )}
      {plugin ? <Registered plugin={plugin} /> : <RegisterForm appId={appId} onSecret={setSecret} />}
    </Section>
  )
}
