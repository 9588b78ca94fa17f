import type { StaffAccount } from '@vitrine/client'
import { PasswordField } from '@vitrine/ui'
import { forgetAccount } from '../access/account-store.ts'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { textIn } from '../form/read-fields.ts'
import { useDone } from '../form/use-done.ts'
import { Section } from '../page/section.tsx'
import { confirmWithPasskey, ProofField, withProof } from '../passkeys/proof.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { account: texts, passkeys } = words

interface OfAccount {
  readonly account: StaffAccount
}

const PasswordForm = ({ account }: OfAccount) => {
  const done = useDone()
  const { hasPassword } = account
  const label = hasPassword ? texts.changePassword : passkeys.setPassword
  const save = async (form: FormData) => {
    const newPassword = textIn(form, 'options.newPassword')
    await withProof({ form, account, name: 'options.password' }, (password) =>
      shop.staffAccount.changeMyPassword({ newPassword, ...(password !== undefined && { password }) }),
    )
    forgetAccount()
    await done({ message: hasPassword ? texts.passwordChanged : passkeys.passwordSet })
  }
  return (
    <EntryForm
      label={label}
      save={save}
      submit={label}
      actions={account.hasPasskey && hasPassword && <RemovePassword />}
    >
      {(field) => (
        <>
          <ProofField account={account} {...field('options.password')} />
          <PasswordField
            {...field('options.newPassword')}
            label={texts.newPassword}
            autoComplete="new-password"
            required
          />
        </>
      )}
    </EntryForm>
  )
}

const RemovePassword = () => (
  <ConfirmButton
    button={{ variant: 'quiet' }}
    title={passkeys.removePasswordTitle}
    hint={passkeys.removePasswordHint}
    confirm={passkeys.removePassword}
    variant="critical"
    done={passkeys.passwordRemoved}
    act={async () => {
      await confirmWithPasskey()
      await shop.staffPasskeys.removeMyPassword()
      forgetAccount()
    }}
  />
)

/** Changes, sets and removes the password of one's account. */
export const PasswordSection = ({ account }: OfAccount) => (
  <Section
    title={account.hasPassword ? texts.changePassword : passkeys.setPassword}
    hint={account.hasPassword ? texts.changePasswordHint : passkeys.setPasswordHint}
  >
    <PasswordForm account={account} />
  </Section>
)
