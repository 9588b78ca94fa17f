import type { PaymentProvider } from '@vitrine/client'
import { Checkbox, TextField } from '@vitrine/ui'
import { isTicked, textIn } from '../form/read-fields.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { paymentProviders } = words
const named = (name: 'publishableKey' | 'secretKey' | 'enabled'): string => `paymentProvider.${name}`

/** API keys of the provider account. They are verified before they are saved. */
export const KeysForm = ({ provider, name, connected, enabled, keys, publishableKey }: PaymentProvider) => {
  const done = useDone()
  const hasPublishableKey = keys.includes('publishableKey')
  const save = async (form: FormData) => {
    await shop.paymentProviders.updatePaymentProvider(provider, {
      ...(hasPublishableKey && { publishableKey: textIn(form, named('publishableKey')) }),
      secretKey: textIn(form, named('secretKey')),
      enabled: connected ? enabled : isTicked(form, named('enabled')),
    })
    return done({ message: connected ? paymentProviders.keysChanged : paymentProviders.connected(name) })
  }
  return (
    <EntryForm
      label={connected ? paymentProviders.changeKeys : paymentProviders.connection}
      save={save}
      submit={connected ? paymentProviders.changeKeys : paymentProviders.connect}
    >
      {(field) => (
        <>
          {hasPublishableKey && (
            <TextField
              {...field(named('publishableKey'))}
              label={paymentProviders.publishableKey}
              autoComplete="off"
              spellCheck={false}
              defaultValue={publishableKey}
              maxLength={300}
              required
            />
          )}
          <TextField
            {...field(named('secretKey'))}
            label={hasPublishableKey ? paymentProviders.secretKey : paymentProviders.apiKey}
            hint={hasPublishableKey ? paymentProviders.secretKeyHint : paymentProviders.apiKeyHint}
            type="password"
            autoComplete="off"
            maxLength={300}
            required
          />
          {!connected && <Checkbox {...field(named('enabled'))} label={paymentProviders.enabled} defaultChecked />}
        </>
      )}
    </EntryForm>
  )
}
