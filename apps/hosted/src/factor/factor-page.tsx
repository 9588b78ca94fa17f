import { Alert, Button, Checkbox, Link, Stack, TextField } from '@vitrine/ui'
import { useEffect, useRef } from 'react'
import { BusyForm } from '@vitrine/web/form/busy-form.tsx'
import { AuthForm } from '../sign-in/auth-form.tsx'
import { AuthLayout } from '../sign-in/auth-layout.tsx'
import type { AuthPageData } from '../sign-in/visit.ts'
import { useWords } from '../words/use-words.tsx'
import type { Words } from '../words/en.ts'
import { methodNames } from './method-names.ts'
import { PasskeyButton } from './passkey-button.tsx'
import type { Method } from './waiting.ts'

export interface FactorData extends AuthPageData {
  /** The method to verify with. Absent until the member chooses. */
  readonly shown?: Method
  readonly others: readonly { readonly method: Method; readonly href?: string }[]
  readonly hint?: string
  readonly options?: string
  readonly transactionId?: string
  readonly failure?: string
  readonly codeError?: string
  readonly signInHref: string
}

const pageHint = (words: Words, shown: Method | undefined, hint = ''): string => {
  switch (shown) {
    case 'TOTP':
      return words.factorHintApp
    case 'RECOVERY_CODE':
      return words.factorHintRecovery
    case 'EMAIL':
    case 'SMS':
    case 'CALL':
      return words.factorHintSent(hint)
    case 'PUSH':
      return words.factorHintPush
    case 'WEBAUTHN':
      return words.factorHintPasskey
    case 'PASSWORD':
    case undefined:
      return words.factorHintChoose
    default:
      return shown satisfies never
  }
}

const Remember = () => {
  const words = useWords()
  return <Checkbox name="remember" value="yes" label={words.rememberDevice} />
}

const CodeForm = ({ method, codeError }: { method: Method; codeError: string | undefined }) => {
  const words = useWords()
  return (
    <AuthForm label={words.factorTitle} submit={words.verify}>
      <input type="hidden" name="method" value={method} />
      <TextField
        id="code"
        label={method === 'RECOVERY_CODE' ? words.methodRecovery : words.verificationCode}
        name="code"
        autoComplete={method === 'RECOVERY_CODE' ? 'off' : 'one-time-code'}
        inputMode={method === 'RECOVERY_CODE' ? undefined : 'numeric'}
        maxLength={40}
        error={codeError}
        required
      />
      <Remember />
    </AuthForm>
  )
}

/** Polls every few seconds; without scripts there is a button. */
const PushForm = ({ transactionId, number }: { transactionId: string; number: string }) => {
  const words = useWords()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => field.current?.form?.requestSubmit(), 3000)
    return () => clearTimeout(timer)
  }, [])
  return (
    <AuthForm label={words.factorTitle} submit={words.checkAgain}>
      <input ref={field} type="hidden" name="method" value="PUSH" />
      <input type="hidden" name="transactionId" value={transactionId} />
      <p className="font-display text-display tabular-nums">{number}</p>
    </AuthForm>
  )
}

const Others = ({ others, isFirst }: { others: FactorData['others']; isFirst: boolean }) => {
  const words = useWords()
  const names = methodNames(words)
  return (
    <section className={isFirst ? 'grid gap-3' : 'grid gap-3 border-t border-line pt-5'}>
      {!isFirst && <h2 className="text-sm text-muted">{words.otherMethods}</h2>}
      <ul className="grid list-none gap-3 p-0">
        {others.map(({ method, href }) => (
          <li key={method}>
            {href === undefined ? (
              <BusyForm aria-label={names[method]}>
                {(isBusy) => (
                  <>
                    <input type="hidden" name="intent" value="choose" />
                    <input type="hidden" name="method" value={method} />
                    <Button type="submit" wide busy={isBusy}>
                      {names[method]}
                    </Button>
                  </>
                )}
              </BusyForm>
            ) : (
              <Button href={href} wide>
                {names[method]}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Two-step verification: choose a method, verify, and optionally trust the device. */
export const FactorPage = ({ shown, others, hint, options, transactionId, ...data }: FactorData) => {
  const words = useWords()
  return (
    <AuthLayout
      title={words.factorTitle}
      hint={pageHint(words, shown, hint)}
      failure={data.failure}
      picture={data.picture}
    >
      {shown === 'WEBAUTHN' && options !== undefined && (
        <BusyForm aria-label={words.factorTitle}>
          {(isBusy) => (
            <Stack gap="lg">
              <input type="hidden" name="method" value="WEBAUTHN" />
              <Remember />
              <PasskeyButton options={options} act="show" label={words.usePasskey} isBusy={isBusy} />
              <noscript>
                <Alert tone="caution">{words.passkeyNeedsScript}</Alert>
              </noscript>
            </Stack>
          )}
        </BusyForm>
      )}
      {shown === 'PUSH' && transactionId !== undefined && data.failure === undefined && (
        <PushForm transactionId={transactionId} number={hint ?? ''} />
      )}
      {shown !== undefined && shown !== 'WEBAUTHN' && shown !== 'PUSH' && (
        <CodeForm method={shown} codeError={data.codeError} />
      )}
      {others.length > 0 && <Others others={others} isFirst={shown === undefined} />}
      <p className="text-sm">
        <Link href={data.signInHref}>{words.signInAgain}</Link>
      </p>
    </AuthLayout>
  )
}
