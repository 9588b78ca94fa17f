import type { StaffAccount } from '@vitrine/client'
import { Alert, Button, DateTime, showToast, Stack, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { forgetAccount } from '../access/account-store.ts'
import { errorMessage } from '../error-message.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { textIn } from '../form/read-fields.ts'
import { useDone, type Done } from '../form/use-done.ts'
import { Section } from '../page/section.tsx'
import { ProofField, withProof } from '../passkeys/proof.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { account: texts } = words

interface OfAccount {
  readonly account: StaffAccount
}

/** Requests a new address, with a proof of identity. */
const EmailForm = ({ account }: OfAccount) => {
  const done = useDone()
  const save = async (form: FormData) => {
    const email = textIn(form, 'email')
    await withProof({ form, account }, (password) => shop.staffAccount.requestMyEmailChange(email, password))
    forgetAccount()
    await done({ message: texts.linkSent(email) })
  }
  return (
    <EntryForm label={texts.emailTitle} save={save} submit={texts.sendLink}>
      {(field) => (
        <>
          <TextField {...field('email')} label={texts.newEmail} type="email" autoComplete="email" required />
          <ProofField account={account} {...field('password')} />
        </>
      )}
    </EntryForm>
  )
}

/** An address that is not confirmed yet: sends the link again, and cancels the change. */
const Pending = ({ email, expiresDate }: NonNullable<StaffAccount['pendingEmail']>) => {
  const done = useDone()
  const [busy, setBusy] = useState<'resend' | 'cancel'>()
  const act = (name: 'resend' | 'cancel', change: () => Promise<unknown>, after: Done) => async () => {
    setBusy(name)
    try {
      await change()
      forgetAccount()
      await done(after)
    } catch (error) {
      showToast({ message: errorMessage(error) })
    } finally {
      setBusy(undefined)
    }
  }
  const resend = act('resend', shop.staffAccount.resendMyEmailChange, { message: texts.linkSent(email) })
  const cancel = act('cancel', shop.staffAccount.cancelMyEmailChange, { message: texts.changeCanceled })
  return (
    <Alert title={texts.pendingTitle(email)}>
      <Stack gap="sm">
        <p>{texts.pendingHint}</p>
        <p>
          {texts.linkExpires}: <DateTime value={expiresDate} show="date-time" />
        </p>
        <div className="flex flex-wrap gap-2">
          <Button type="button" size="small" busy={busy === 'resend'} onClick={() => void resend()}>
            {texts.resendLink}
          </Button>
          <Button type="button" size="small" variant="quiet" busy={busy === 'cancel'} onClick={() => void cancel()}>
            {texts.cancelChange}
          </Button>
        </div>
      </Stack>
    </Alert>
  )
}

/** Changes the email address of one's account. */
export const EmailSection = ({ account }: OfAccount) => {
  const { email, pendingEmail } = account
  return (
    <Section title={texts.emailTitle} hint={texts.emailHint}>
      <p>
        <bdi>{email}</bdi>
      </p>
      {pendingEmail && <Pending {...pendingEmail} />}
      <EmailForm key={pendingEmail?.email} account={account} />
    </Section>
  )
}
