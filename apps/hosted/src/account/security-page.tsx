import { Alert, Button, PasswordField, RadioGroup, Stack, TextField } from '@vitrine/ui'
import { BusyForm } from '../busy-form.tsx'
import { PasskeyButton } from '../factor/passkey-button.tsx'
import { useWords } from '../words/use-words.tsx'
import type { Words } from '../words/en.ts'
import { Activity, type ShownActivity } from './activity.tsx'
import { Consents, TakingBack, type ShownConsent } from './consents.tsx'
import { AccountLayout, type AccountData } from './account-layout.tsx'

type Type = 'TOTP' | 'EMAIL' | 'SMS' | 'CALL' | 'WEBAUTHN' | 'PUSH'

export interface SecurityData extends AccountData {
  readonly factors: readonly {
    readonly id: string
    readonly type: Type
    readonly label: string
    readonly date: string
  }[]
  readonly offered: readonly Type[]
  readonly recoveryCodesLeft: number
  readonly trustedDevices: number
  readonly hasPassword: boolean
  readonly requests: readonly { readonly transactionId: string; readonly number: string; readonly device: string }[]
  readonly consents: readonly ShownConsent[]
  readonly activity: readonly ShownActivity[]
  readonly takingBack?: Pick<ShownConsent, 'clientId' | 'appName'>
  readonly removing?: { readonly id: string; readonly label: string }
  readonly notice?: string
  readonly failure?: string
  readonly passwordError?: string
  readonly phoneError?: string
}

/** What each kind of proof is called. */
export const typeNames = (words: Words): Readonly<Record<Type, string>> => ({
  TOTP: words.methodApp,
  EMAIL: words.methodEmail,
  SMS: words.methodSms,
  CALL: words.methodCall,
  WEBAUTHN: words.methodPasskey,
  PUSH: words.methodPush,
})

const Confirm = ({ id, error }: { id: string; error: string | undefined }) => {
  const words = useWords()
  return (
    <PasswordField
      id={id}
      label={words.currentPassword}
      name="password"
      autoComplete="current-password"
      maxLength={256}
      error={error}
      required
    />
  )
}

const Requests = ({ requests }: Pick<SecurityData, 'requests'>) => {
  const words = useWords()
  return (
    <section aria-labelledby="requests" className="grid gap-4 rounded-md border border-line p-5">
      <h2 id="requests" className="font-display text-2xl">
        {words.requestsTitle}
      </h2>
      {requests.map(({ transactionId, number, device }) => (
        <div key={transactionId} className="grid gap-3">
          <p>{words.requestText(number, device)}</p>
          <div className="flex flex-wrap gap-3">
            {(['yes', 'no'] as const).map((approve) => (
              <BusyForm key={approve} aria-label={approve === 'yes' ? words.requestApprove : words.requestDeny}>
                {(isBusy) => (
                  <>
                    <input type="hidden" name="intent" value="answer" />
                    <input type="hidden" name="id" value={transactionId} />
                    <input type="hidden" name="approve" value={approve} />
                    <Button type="submit" variant={approve === 'yes' ? 'primary' : undefined} busy={isBusy}>
                      {approve === 'yes' ? words.requestApprove : words.requestDeny}
                    </Button>
                  </>
                )}
              </BusyForm>
            ))}
          </div>
        </div>
      ))}
    </section>
  )
}

const Removal = ({
  removing,
  hasPassword,
  passwordError,
}: SecurityData & { removing: { id: string; label: string } }) => {
  const words = useWords()
  return (
    <BusyForm aria-labelledby="remove" action={`/hosted/account/security?remove=${removing.id}`}>
      {(isBusy) => (
        <Stack gap="lg">
          <header>
            <h2 id="remove" className="font-display text-2xl">
              {words.factorRemoveTitle(removing.label)}
            </h2>
            <p className="mt-1 text-muted">{words.factorRemoveHint}</p>
          </header>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="id" value={removing.id} />
          {hasPassword && <Confirm id="remove-password" error={passwordError} />}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" busy={isBusy}>
              {words.factorRemove}
            </Button>
            <Button href="/hosted/account/security">{words.factorKeep}</Button>
          </div>
        </Stack>
      )}
    </BusyForm>
  )
}

const Factors = ({ factors }: Pick<SecurityData, 'factors'>) => {
  const words = useWords()
  const names = typeNames(words)
  return (
    <section aria-labelledby="factors" className="grid gap-4">
      <header>
        <h2 id="factors" className="font-display text-2xl">
          {words.factorsTitle}
        </h2>
        <p className="mt-1 text-muted">{factors.length === 0 ? words.factorsNone : words.securityHint}</p>
      </header>
      {factors.length > 0 && (
        <ul className="grid list-none gap-0 p-0">
          {factors.map(({ id, type, label, date }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
              <span className="min-w-0 break-words">
                {names[type]}
                {label !== names[type] && (
                  <>
                    {' · '}
                    <bdi>{label}</bdi>
                  </>
                )}
                <span className="block text-sm text-muted">{words.factorAdded(date)}</span>
              </span>
              <Button size="small" href={`/hosted/account/security?remove=${id}`}>
                {words.factorRemove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const Add = ({ offered, hasPassword, passwordError, phoneError }: SecurityData) => {
  const words = useWords()
  const names = typeNames(words)
  return (
    <BusyForm aria-labelledby="add" action="/hosted/account/security">
      {(isBusy) => (
        <Stack gap="lg">
          <h2 id="add" className="font-display text-2xl">
            {words.factorAdd}
          </h2>
          <input type="hidden" name="intent" value="enroll" />
          <RadioGroup
            label={words.factorAddWay}
            name="type"
            defaultValue={offered[0]}
            options={offered.map((type) => ({ value: type, label: names[type] }))}
          />
          {(offered.includes('SMS') || offered.includes('CALL')) && (
            <TextField
              id="phone"
              label={words.factorPhone}
              hint={words.factorPhoneHint}
              name="phone"
              type="tel"
              autoComplete="tel"
              maxLength={30}
              error={phoneError}
            />
          )}
          {hasPassword && <Confirm id="add-password" error={passwordError} />}
          <div>
            <Button type="submit" busy={isBusy}>
              {words.factorAdd}
            </Button>
          </div>
        </Stack>
      )}
    </BusyForm>
  )
}

const Recovery = ({ recoveryCodesLeft, hasPassword }: SecurityData) => {
  const words = useWords()
  return (
    <BusyForm aria-labelledby="recovery" action="/hosted/account/security">
      {(isBusy) => (
        <Stack gap="lg">
          <header>
            <h2 id="recovery" className="font-display text-2xl">
              {words.recoveryTitle}
            </h2>
            <p className="mt-1 text-muted">{words.recoveryLeft(recoveryCodesLeft)}</p>
          </header>
          <input type="hidden" name="intent" value="renew" />
          {hasPassword && <Confirm id="renew-password" error={undefined} />}
          <div>
            <Button type="submit" busy={isBusy}>
              {words.recoveryRenew}
            </Button>
          </div>
        </Stack>
      )}
    </BusyForm>
  )
}

const Devices = ({ trustedDevices }: Pick<SecurityData, 'trustedDevices'>) => {
  const words = useWords()
  return (
    <BusyForm aria-label={words.devicesForget} action="/hosted/account/security">
      {(isBusy) => (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
          <input type="hidden" name="intent" value="forget" />
          <p className="text-muted">{words.devicesTrusted(trustedDevices)}</p>
          <Button type="submit" size="small" busy={isBusy}>
            {words.devicesForget}
          </Button>
        </div>
      )}
    </BusyForm>
  )
}

/** Second proofs: what there is, what can be added, what is taken away. */
export const SecurityPage = (data: SecurityData) => (
  <AccountLayout {...data}>
    <Stack gap="xl" className="max-w-prose">
      {data.notice !== undefined && <Alert tone="positive">{data.notice}</Alert>}
      {data.failure !== undefined && <Alert tone="critical">{data.failure}</Alert>}
      {data.requests.length > 0 && <Requests requests={data.requests} />}
      {data.removing && <Removal {...data} removing={data.removing} />}
      {data.takingBack && <TakingBack {...data.takingBack} />}
      {!data.removing && !data.takingBack && (
        <>
          <Factors factors={data.factors} />
          <Add {...data} />
          {data.factors.length > 0 && <Recovery {...data} />}
          {data.trustedDevices > 0 && <Devices trustedDevices={data.trustedDevices} />}
          <Consents consents={data.consents} />
          <Activity activity={data.activity} />
        </>
      )}
    </Stack>
  </AccountLayout>
)

export interface SetupData extends AccountData {
  readonly id: string
  readonly type: Type
  readonly label: string
  readonly secret?: string
  /** The picture's address. */
  readonly qrCode?: string
  readonly options?: string
  readonly codeError?: string
}

const setupHint = ({ type, label }: SetupData, words: Words): string => {
  if (type === 'TOTP') return words.setupApp
  if (type === 'PUSH') return words.setupPush
  return type === 'WEBAUTHN' ? words.factorHintPasskey : words.setupSent(label)
}

/** A factor that waits for its first proof. */
export const SetupPage = (data: SetupData) => {
  const words = useWords()
  return (
    <AccountLayout {...data}>
      <BusyForm aria-labelledby="setup" action="/hosted/account/security" className="max-w-prose">
        {(isBusy) => (
          <Stack gap="lg">
            <header>
              <h2 id="setup" className="font-display text-2xl">
                {typeNames(words)[data.type]}
              </h2>
              <p className="mt-1 text-muted">{setupHint(data, words)}</p>
            </header>
            <input type="hidden" name="intent" value="activate" />
            {(['id', 'type', 'label', 'secret'] as const).map((name) => (
              <input key={name} type="hidden" name={name} value={data[name] ?? ''} />
            ))}
            {data.qrCode !== undefined && (
              <img src={data.qrCode} alt={words.setupQr} width={208} height={208} className="rounded-md bg-white p-2" />
            )}
            {data.secret !== undefined && (
              <p>
                <span className="block text-sm text-muted">{words.setupKey}</span>
                <code dir="ltr" className="break-all">
                  {data.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
                </code>
              </p>
            )}
            {data.options !== undefined && (
              <>
                <PasskeyButton options={data.options} act="make" label={words.makePasskey} isBusy={isBusy} />
                <noscript>
                  <Alert tone="caution">{words.passkeyNeedsScript}</Alert>
                </noscript>
              </>
            )}
            {data.type !== 'PUSH' && data.type !== 'WEBAUTHN' && (
              <TextField
                id="code"
                label={data.type === 'TOTP' ? words.setupCode : words.factorCode}
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
              <Button href="/hosted/account/security">{words.back}</Button>
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

/** Recovery codes, this once. */
export const CodesPage = (data: CodesData) => {
  const words = useWords()
  return (
    <AccountLayout {...data}>
      <Stack gap="lg" className="max-w-prose">
        <header>
          <h2 className="font-display text-2xl">{words.recoveryTitle}</h2>
          <p className="mt-1 text-muted">{words.recoveryHint}</p>
        </header>
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
          <Button href="/hosted/account/security" variant="primary">
            {words.recoveryDone}
          </Button>
        </div>
      </Stack>
    </AccountLayout>
  )
}
