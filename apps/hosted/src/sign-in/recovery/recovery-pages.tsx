import { Link } from '@vitrine/ui'
import { NewPassword } from '../../account/security/new-password.tsx'
import { useWords } from '../../words/use-words.tsx'
import { AuthForm } from '../auth-form.tsx'
import { AuthLayout } from '../auth-layout.tsx'
import { EmailField } from '../email-field.tsx'
import type { AuthPageData } from '../visit.ts'

export interface ForgotData extends AuthPageData {
  readonly email: string
  readonly isSent: boolean
  readonly error?: string
  readonly failure?: string
  readonly signInHref: string
}

/** Requests a password reset link. Gives the same answer whether or not the account exists. */
export const ForgotPage = ({ email, isSent, error, failure, signInHref, picture }: ForgotData) => {
  const words = useWords()
  return (
    <AuthLayout
      title={isSent ? words.forgotSent : words.forgotTitle}
      hint={isSent ? words.forgotSentHint : words.forgotHint}
      failure={failure}
      picture={picture}
    >
      {isSent ? (
        <p className="border-y border-line py-3 break-words">
          <span className="block text-sm text-muted">{words.verifySentTo}</span>
          <bdi>{email}</bdi>
        </p>
      ) : (
        <AuthForm label={words.forgotTitle} submit={words.forgotSend}>
          <EmailField email={email} error={error} />
        </AuthForm>
      )}
      <p>
        <Link href={signInHref}>{words.backToSignIn}</Link>
      </p>
    </AuthLayout>
  )
}

export interface ResetData extends AuthPageData {
  readonly passwordMinLength: number
  readonly error?: string
  readonly failure?: string
}

/** Sets the new password. */
export const ResetPage = ({ passwordMinLength, error, failure, picture }: ResetData) => {
  const words = useWords()
  return (
    <AuthLayout title={words.resetTitle} hint={words.resetHint} failure={failure} picture={picture}>
      <AuthForm label={words.resetTitle} submit={words.setPassword}>
        <NewPassword name="password" label={words.newPassword} minLength={passwordMinLength} error={error} />
      </AuthForm>
    </AuthLayout>
  )
}
