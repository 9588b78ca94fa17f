import type { StaffAccount } from '@vitrine/client'
import { Stack, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { forgetAccount } from '../access/account-store.ts'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { fieldErrorOf } from '../form/field-errors.ts'
import { textIn } from '../form/read-fields.ts'
import { useDone } from '../form/use-done.ts'
import { CopyField } from '../page/copy-field.tsx'
import { Section } from '../page/section.tsx'
import { ShownOnce } from '../page/shown-once.tsx'
import { ProofField, withProof } from '../passkeys/proof.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { account: texts } = words

type Setup = Awaited<ReturnType<typeof shop.staffAccount.beginMySecondFactor>>

/** Shows the secret of the app and reads its first code. */
const SetupForm = ({ setup, onCodes }: { setup: Setup; onCodes: (codes: readonly string[]) => void }) => {
  const confirm = async (form: FormData) => {
    onCodes(await shop.staffAccount.confirmMySecondFactor(textIn(form, 'code')))
    forgetAccount()
  }
  return (
    <EntryForm label={texts.begin} save={confirm} submit={texts.confirm}>
      {(field) => (
        <>
          <p>{texts.scan}</p>
          {/* Scanners need dark modules on a light background, also in dark mode. */}
          <img
            className="size-48 bg-white"
            alt={texts.qrCode}
            src={`data:image/svg+xml;utf8,${encodeURIComponent(setup.qrCode)}`}
          />
          <CopyField label={texts.key} value={setup.secret} />
          <TextField
            {...field('code')}
            label={texts.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            required
          />
        </>
      )}
    </EntryForm>
  )
}

const TurnedOn = ({ account, onCodes }: { account: StaffAccount; onCodes: (codes: readonly string[]) => void }) => (
  <Stack>
    <p>{texts.factorOn(account.recoveryCodesLeft)}</p>
    <div className="flex flex-wrap gap-2">
      <ConfirmButton
        title={texts.renew}
        hint={texts.renewHint}
        confirm={texts.renew}
        variant="primary"
        done={texts.renew}
        act={async (form) =>
          onCodes(await withProof({ form, account }, (password) => shop.staffAccount.renewMyRecoveryCodes(password)))
        }
      >
        {(failure) => <ProofField account={account} error={fieldErrorOf(failure, 'password')} />}
      </ConfirmButton>
      <ConfirmButton
        button={{ variant: 'quiet' }}
        title={texts.off}
        hint={texts.offHint}
        confirm={texts.off}
        variant="critical"
        done={texts.turnedOff}
        act={async (form) => {
          await withProof({ form, account }, (password) => shop.staffAccount.removeMySecondFactor(password))
          forgetAccount()
        }}
      >
        {(failure) => <ProofField account={account} error={fieldErrorOf(failure, 'password')} />}
      </ConfirmButton>
    </div>
  </Stack>
)

/** Sets up, replaces and removes the second factor of one's account. */
export const SecondFactor = ({ account }: { account: StaffAccount }) => {
  const [setup, setSetup] = useState<Setup>()
  const [codes, setCodes] = useState<readonly string[]>()
  const done = useDone()
  const finish = async () => {
    setCodes(undefined)
    setSetup(undefined)
    await done({ message: texts.codes })
  }
  const begin = async (form: FormData) =>
    setSetup(
      await withProof({ form, account, field: 'factor.password' }, (password) =>
        shop.staffAccount.beginMySecondFactor(password),
      ),
    )
  const content = () => {
    if (codes) {
      const value = codes.join(' ')
      return (
        <ShownOnce
          title={texts.codes}
          hint={texts.codesHint}
          values={[{ label: texts.recoveryCodes, value }]}
          done={texts.codesDone}
          onDone={() => void finish()}
        />
      )
    }
    if (account.hasSecondFactor) return <TurnedOn account={account} onCodes={setCodes} />
    if (setup) return <SetupForm setup={setup} onCodes={setCodes} />
    return (
      <EntryForm label={texts.begin} save={begin} submit={texts.begin}>
        {(field) => (
          <>
            <p>{texts.factorOff}</p>
            <ProofField account={account} {...field('factor.password')} name="password" />
          </>
        )}
      </EntryForm>
    )
  }
  return (
    <Section title={texts.factor} hint={texts.factorHint}>
      {content()}
    </Section>
  )
}
