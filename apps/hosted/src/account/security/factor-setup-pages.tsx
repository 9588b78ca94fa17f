import type { SecondFactor } from '@vitrine/client'
import { Alert, Button, Stack, TextField } from '@vitrine/ui'
import { BusyForm } from '@vitrine/web/form/busy-form.tsx'
import { methodNames } from '../../factor/method-names.ts'
import { PasskeyButton } from '../../factor/passkey-button.tsx'
import type { Words } from '../../words/en.ts'
import { useWords } from '../../words/use-words.tsx'
import { AccountLayout, type AccountData } from '../account-layout.tsx'
import { Heading } from '../part.tsx'

const path = '/hosted/account/security'

export interface SetupData extends AccountData {
  readonly id: string
  readonly type: SecondFactor['type']
  readonly label: string
  readonly secret?: string
  /** URL of the QR code. */
  readonly qrCode?: string
  readonly options?: string
  readonly codeError?: string
}

const setupHint = ({ type, label }: SetupData, words: Words): string => {
  if (type === 'TOTP') return words.setupApp
  if (type === 'PUSH') return words.setupPush
  return type === 'WEBAUTHN' ? words.factorHintPasskey : words.setupSent(label)
}

/** Setup of a verification method, waiting for its first code. */
export const SetupPage = (data: SetupData) => {
  const words = useWords()
  return (
    <AccountLayout {...data}>
      <BusyForm aria-labelledby="setup" action={path} className="max-w-prose">
        {(isBusy) => (
          <Stack gap="lg">
            <Heading id="setup" title={methodNames(words)[data.type]} hint={setupHint(data, words)} />
            <input type="hidden" name="intent" value="activate" />
            {(['id', 'type', 'label', 'secret'] as const).map((name) => (
              <input key={name} type="hidden" name={name} value={data[name] ?? ''} />
            ))}
            {data.qrCode !== undefined && (
              <img src={data.qrCode} alt={words.setupQr} width={208} height={208} className="rounded-md" />
            )}
            {data.secret !== undefined && (
              <p>
                <span className="block text-sm text-muted">{words.setupKey}</span>
                <code dir="ltr" className="break-words">
                  {data.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
                </code>
              </p>
            )}
            {data.options !== undefined && (
              <>
                <PasskeyButton options={data.options} act="make" label={words.createPasskey} isBusy={isBusy} />
                <noscript>
                  <Alert tone="caution">{words.passkeyNeedsScript}</Alert>
                </noscript>
              </>
            )}
            {data.type !== 'PUSH' && data.type !== 'WEBAUTHN' && (
              <TextField
                id="code"
                label={data.type === 'TOTP' ? words.setupCode : words.verificationCode}
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={20}
                error={data.codeError}
                required
              />
            )}
            <div className="flex flex-wrap gap-3">
              {data.type !== 'WEBAUTHN' && (
                <Button type="submit" variant="primary" busy={isBusy}>
                  {words.setupFinish}
                </Button>
              )}
              <Button href={path}>{words.cancel}</Button>
            </div>
          </Stack>
        )}
      </BusyForm>
    </AccountLayout>
  )
}

export interface CodesData extends AccountData {
  readonly codes: readonly string[]
}

/** Shows new recovery codes, once. */
export const CodesPage = (data: CodesData) => {
  const words = useWords()
  return (
    <AccountLayout {...data}>
      <Stack gap="lg" className="max-w-prose">
        <Heading title={words.recoveryTitle} hint={words.recoveryHint} />
        <ul
          aria-label={words.recoveryTitle}
          className="grid list-none gap-2 rounded-md border border-line p-5 sm:grid-cols-2"
        >
          {data.codes.map((code) => (
            <li key={code}>
              <code dir="ltr">{code}</code>
            </li>
          ))}
        </ul>
        <div>
          <Button href={path} variant="primary">
            {words.recoveryDone}
          </Button>
        </div>
      </Stack>
    </AccountLayout>
  )
}
