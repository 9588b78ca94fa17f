import type { LabelAccount } from '@vitrine/client'
import { Alert, SummaryList, TextField } from '@vitrine/ui'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { textIn } from '../form/read-fields.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { Section } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { labels } = words

/** The API token of a label account. It is verified before it is saved. */
const KeyForm = () => {
  const done = useDone()
  const save = async (form: FormData) => {
    await shop.shippingLabels.connectLabelAccount('SHIPPO', { apiKey: textIn(form, 'apiKey') })
    return done({ message: labels.connected })
  }
  return (
    <div className="max-w-form">
      <EntryForm label={labels.account} save={save} submit={labels.connect}>
        {(field) => (
          <TextField
            {...field('apiKey')}
            label={labels.key}
            hint={labels.keyHint}
            type="password"
            autoComplete="off"
            maxLength={300}
            required
          />
        )}
      </EntryForm>
    </div>
  )
}

/** Turns on sample labels, for trying things out. */
const SampleButton = () => (
  <ConfirmButton
    title={labels.samples}
    hint={labels.samplesHint}
    confirm={labels.samples}
    variant="primary"
    done={labels.samplesOn}
    act={() => shop.shippingLabels.connectLabelAccount('SAMPLE')}
  />
)

const Disconnect = () => (
  <ConfirmButton
    button={{ variant: 'quiet' }}
    title={labels.disconnectTitle}
    hint={labels.disconnectHint}
    confirm={labels.disconnect}
    variant="critical"
    done={labels.disconnected}
    act={() => shop.shippingLabels.disconnectLabelAccount()}
  />
)

const ChangeKey = () => (
  <ConfirmButton
    title={labels.changeKey}
    hint={labels.keyHint}
    confirm={labels.changeKey}
    variant="primary"
    done={labels.keyChanged}
    act={(form) => shop.shippingLabels.connectLabelAccount('SHIPPO', { apiKey: textIn(form, 'apiKey') })}
  >
    {() => (
      <TextField
        label={labels.key}
        name="apiKey"
        id="apiKey"
        type="password"
        autoComplete="off"
        maxLength={300}
        required
      />
    )}
  </ConfirmButton>
)

/** Warns that labels are samples or test labels. */
export const TestLabelsAlert = ({ account: { provider, mode } }: { account: LabelAccount }) => {
  if (provider === 'SAMPLE') {
    return (
      <Alert tone="caution" title={labels.samplesTitle}>
        {labels.samplesText}
      </Alert>
    )
  }
  return mode === 'TEST' ? <Alert title={labels.testTitle}>{labels.testText}</Alert> : null
}

const Connected = ({ account }: { account: LabelAccount }) => {
  const { provider, mode, keyHint, connectedDate } = account
  return (
    <>
      <SummaryList
        className="max-w-form"
        rows={[
          { label: labels.provider, value: provider ? labels.providers[provider] : '' },
          ...(provider === 'SHIPPO' && mode ? [{ label: labels.mode, value: labels.modes[mode] }] : []),
          ...(keyHint === undefined ? [] : [{ label: labels.key, value: labels.hiddenKey(keyHint) }]),
        ]}
      />
      {connectedDate !== undefined && (
        <div className="flex flex-wrap gap-3">
          {provider === 'SHIPPO' && <ChangeKey />}
          <Disconnect />
        </div>
      )}
    </>
  )
}

/** The account used to buy labels. */
export const LabelAccountSection = ({ account }: { account: LabelAccount }) => {
  const { connected, provider, canUseSamples } = account
  return (
    <Section title={labels.account} hint={labels.accountHint}>
      {connected && <Connected account={account} />}
      {!connected && <Alert>{labels.notConnected}</Alert>}
      {provider !== 'SHIPPO' && <KeyForm />}
      {!connected && canUseSamples && (
        <div>
          <SampleButton />
        </div>
      )}
    </Section>
  )
}
