import { useWords } from '../../words/use-words.tsx'
import { AccountForm } from '../account-form.tsx'
import { CurrentPassword } from './current-password.tsx'
import { NewPassword } from './new-password.tsx'

interface PasswordFormProps {
  readonly email: string
  readonly minLength: number
  readonly errors: { readonly currentPassword?: string; readonly password?: string }
  readonly failure: string | undefined
}

/** Changes the password. Requires the current one. */
export const PasswordForm = ({ email, minLength, errors, failure }: PasswordFormProps) => {
  const words = useWords()
  return (
    <AccountForm
      id="password"
      title={words.changePassword}
      hint={words.changePasswordHint}
      failure={failure}
      action="/hosted/account#password"
      intent="password"
      submit={words.setPassword}
    >
      {/* Tells password managers which account it is. */}
      <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <CurrentPassword name="currentPassword" error={errors.currentPassword} />
        <NewPassword name="newPassword" label={words.newPassword} minLength={minLength} error={errors.password} />
      </div>
    </AccountForm>
  )
}
