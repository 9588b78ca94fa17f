import type { ServicePlugin } from '@vitrine/client'
import { Badge, Button, SummaryList, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { textIn } from '../form/read-fields.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { Section } from '../page/section.tsx'
import { errorMessage } from '../error-message.ts'
import { shop } from '../shop.ts'
import { ShownOnce } from '../page/shown-once.tsx'
import { words } from '../words/words.ts'

type PluginType = ServicePlugin['type']

/** Texts of each kind of plugin. */
const textsByType: Record<PluginType, typeof words.paymentPlugin> = {
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
  const texts = textsByType[type]
  const save = async (form: FormData) => {
    const { notificationSecret, notificationUrl } = await shop.servicePlugins.registerServicePlugin(
      appId,
      type,
      textIn(form, 'baseUrl'),
    )
    // Only payment providers send notifications later.
    if (type === 'PAYMENT_PROVIDER') onSecret({ notificationSecret, notificationUrl })
    return done({ message: texts.registered })
  }
  return (
    <EntryForm label={texts.title} save={save} submit={texts.register}>
      {(field) => (
        <TextField
          {...field('baseUrl')}
          label={texts.baseUrl}
          hint={texts.baseUrlHint}
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
  const testPlugin = async () => {
    setBusy(true)
    const message = await shop.servicePlugins
      .testServicePlugin(id)
      .then(({ name }) => words.paymentPlugin.works(name), errorMessage)
    await done({ message })
    setBusy(false)
  }
  return (
    <Button type="button" busy={isBusy} onClick={testPlugin}>
      {words.paymentPlugin.test}
    </Button>
  )
}

const Registered = ({ plugin: { id, type, name, baseUrl, enabled } }: { plugin: ServicePlugin }) => {
  const texts = textsByType[type]
  return (
    <>
      <SummaryList
        rows={[
          { label: texts.name, value: name },
          { label: texts.baseUrl, value: <span className="wrap-anywhere">{baseUrl}</span> },
          {
            label: texts.state,
            value: (
              <Badge tone={enabled ? 'positive' : 'neutral'} dot>
                {enabled ? texts.on : texts.off}
              </Badge>
            ),
          },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <TestButton id={id} />
        <ConfirmButton
          title={enabled ? texts.turnOffTitle : texts.turnOnTitle}
          hint={enabled ? texts.turnOffHint : texts.turnOnHint}
          confirm={enabled ? texts.turnOff : texts.turnOn}
          variant="primary"
          done={enabled ? texts.turnedOff : texts.turnedOn}
          act={() => shop.servicePlugins.updateServicePlugin(id, { enabled: !enabled })}
        />
        <ConfirmButton
          button={{ variant: 'quiet' }}
          title={texts.removeTitle}
          hint={texts.removeHint}
          confirm={words.remove}
          variant="critical"
          done={texts.removed}
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
  const texts = textsByType[type]
  const [secret, setSecret] = useState<Secret>()
  return (
    <Section title={texts.title} hint={texts.hint}>
      {secret && (
        <ShownOnce
          title={texts.made}
          hint={texts.madeHint}
          values={[
            { label: texts.notificationUrl, value: secret.notificationUrl },
            { label: texts.notificationSecret, value: secret.notificationSecret },
          ]}
          done={words.appsAndKeys.iHaveIt}
          onDone={() => setSecret(undefined)}
        />
      )}
      {plugin ? <Registered plugin={plugin} /> : <RegisterForm appId={appId} type={type} onSecret={setSecret} />}
    </Section>
  )
}
