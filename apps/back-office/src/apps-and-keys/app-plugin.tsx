import type { ServicePlugin } from '@vitrine/client'
import { Badge, Button, SummaryList, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { AskButton } from '../confirm/confirm-button.tsx'
import { textIn } from '../form/read-fields.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { Section } from '../page/section.tsx'
import { sentenceFor } from '../error-message.ts'
import { shop } from '../shop.ts'
import { ShownOnce } from '../page/shown-once.tsx'
import { words } from '../words/en.ts'

type PluginType = ServicePlugin['type']

/** Texts of each kind of plugin. */
const saidOf: Record<PluginType, typeof words.paymentPlugin> = {
  PAYMENT_PROVIDER: words.paymentPlugin,
  TAX_CALCULATION_PROVIDER: { ...words.paymentPlugin, ...words.taxPlugin },
  ECOM_ADDITIONAL_FEES: { ...words.paymentPlugin, ...words.feePlugin },
}

interface Secret {
  readonly notificationUrl: string
  readonly notificationSecret: string
}

interface RegisterProps {
  readonly appId: string
  readonly type: PluginType
  readonly onSecret: (secret: Secret) => void
}

/** Registers an app's plugin endpoint, once the endpoint has responded. */
const RegisterForm = ({ appId, type, onSecret }: RegisterProps) => {
  const done = useDone()
  const said = saidOf[type]
  const save = async (form: FormData) => {
    const { notificationSecret, notificationUrl } = await shop.servicePlugins.registerServicePlugin(
      appId,
      type,
      textIn(form, 'baseUrl'),
    )
    // Only payment providers send notifications later.
    if (type === 'PAYMENT_PROVIDER') onSecret({ notificationSecret, notificationUrl })
    return done({ message: said.registered })
  }
  return (
    <EntryForm label={said.title} save={save} submit={said.register}>
      {(field) => (
        <TextField
          {...field('baseUrl')}
          label={said.baseUrl}
          hint={said.baseUrlHint}
          type="url"
          required
          maxLength={1024}
        />
      )}
    </EntryForm>
  )
}

/** Calls the plugin's endpoint and shows the result. */
const TestButton = ({ id }: { id: string }) => {
  const done = useDone()
  const [isBusy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    const message = await shop.servicePlugins
      .testServicePlugin(id)
      .then(({ name }) => words.paymentPlugin.works(name), sentenceFor)
    await done({ message })
    setBusy(false)
  }
  return (
    <Button type="button" busy={isBusy} onClick={ask}>
      {words.paymentPlugin.test}
    </Button>
  )
}

const Registered = ({ plugin: { id, type, name, baseUrl, enabled } }: { plugin: ServicePlugin }) => {
  const said = saidOf[type]
  return (
    <>
      <SummaryList
        rows={[
          { label: said.name, value: name },
          { label: said.baseUrl, value: <span className="wrap-anywhere">{baseUrl}</span> },
          {
            label: said.state,
            value: (
              <Badge tone={enabled ? 'positive' : 'neutral'} dot>
                {enabled ? said.on : said.off}
              </Badge>
            ),
          },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <TestButton id={id} />
        <AskButton
          title={enabled ? said.turnOffTitle : said.turnOnTitle}
          hint={enabled ? said.turnOffHint : said.turnOnHint}
          confirm={enabled ? said.turnOff : said.turnOn}
          variant="primary"
          done={enabled ? said.turnedOff : said.turnedOn}
          act={() => shop.servicePlugins.updateServicePlugin(id, { enabled: !enabled })}
        />
        <AskButton
          button={{ variant: 'quiet' }}
          title={said.removeTitle}
          hint={said.removeHint}
          confirm={words.remove}
          variant="critical"
          done={said.removed}
          act={() => shop.servicePlugins.deleteServicePlugin(id)}
        />
      </div>
    </>
  )
}

interface AppPluginProps {
  readonly appId: string
  readonly type: PluginType
  readonly plugin: ServicePlugin | undefined
}

/** A plugin of an app: a form to register it, or the registered one. */
export const AppPlugin = ({ appId, type, plugin }: AppPluginProps) => {
  const said = saidOf[type]
  const [secret, setSecret] = useState<Secret>()
  return (
    <Section title={said.title} hint={said.hint}>
      {secret && (
        <ShownOnce
          title={said.made}
          hint={said.madeHint}
          values={[
            { label: said.notificationUrl, value: secret.notificationUrl },
            { label: said.notificationSecret, value: secret.notificationSecret },
          ]}
          done={words.appsAndKeys.iHaveIt}
          onDone={() => setSecret(undefined)}
        />
      )}
      {plugin ? <Registered plugin={plugin} /> : <RegisterForm appId={appId} type={type} onSecret={setSecret} />}
    </Section>
  )
}
