import { Link, PasswordField } from '@vitrine/ui'
import { Captcha, type CaptchaData } from '../factor/captcha.tsx'
import { useWords } from '../words/use-words.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { EmailField } from './email-field.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import type { ProviderLink } from './providers.ts'
import type { AuthPageData } from './visit.ts'

export interface SignInData extends AuthPageData {
  readonly store: string
  readonly email: string
  readonly failure?: string
  readonly captcha?: CaptchaData
  readonly errors: { readonly email?: string; readonly password?: string }
  readonly signUpHref: string
  readonly forgotHref: string
  readonly providers: readonly ProviderLink[]
}

/** Asks for email and password. */
export const SignInPage = ({
  store,
  email,
  failure,
  captcha,
  errors,
  signUpHref,
  forgotHref,
  providers,
  picture,
}: SignInData) => {
  const words = useWords()
  return (
    <AuthLayout title={words.signInTitle} hint={words.signInHint(store)} failure={failure} picture={picture}>
      <AuthForm label={words.signIn}>
        <EmailField email={email} error={errors.email} />
        <div className="grid gap-2">
          <PasswordField
            id="password"
            label={words.password}
            name="password"
            autoComplete="current-password"
            maxLength={256}
            error={errors.password}
            required
          />
          <p className="text-sm">
            <Link href={forgotHref}>{words.forgotPassword}</Link>
          </p>
        </div>
        {captcha && <Captcha {...captcha} />}
      </AuthForm>
      <ProviderButtons providers={providers} />
      <p className="border-t border-line pt-5 text-muted">
        {words.noAccount} <Link href={signUpHref}>{words.signUp}</Link>
      </p>
    </AuthLayout>
  )
}
