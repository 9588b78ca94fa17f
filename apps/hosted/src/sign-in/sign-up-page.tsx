import { Link, TextField } from '@vitrine/ui'
import { FieldInputs } from '../account/profile/field-inputs.tsx'
import type { ShownField } from '../account/profile/member-fields.ts'
import { NewPassword } from '../account/security/new-password.tsx'
import { Captcha, type CaptchaData } from '../factor/captcha.tsx'
import { useWords } from '../words/use-words.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { EmailField } from './email-field.tsx'
import type { AuthPageData } from './visit.ts'

export interface SignUpData extends AuthPageData {
  readonly store: string
  readonly values: { readonly firstName: string; readonly email: string }
  /** Custom fields of the sign-up. */
  readonly fields: readonly ShownField[]
  readonly passwordMinLength: number
  readonly failure?: string
  readonly captcha?: CaptchaData
  readonly errors: { readonly email?: string; readonly password?: string; readonly firstName?: string }
  readonly signInHref: string
}

/** Creates an account. */
export const SignUpPage = (data: SignUpData) => {
  const words = useWords()
  const { store, values, passwordMinLength, failure, errors, signInHref, picture } = data
  return (
    <AuthLayout title={words.signUpTitle} hint={words.signUpHint(store)} failure={failure} picture={picture}>
      <AuthForm label={words.signUp}>
        <TextField
          id="firstName"
          label={words.firstName}
          name="firstName"
          autoComplete="given-name"
          maxLength={100}
          defaultValue={values.firstName}
          error={errors.firstName}
        />
        <EmailField email={values.email} error={errors.email} />
        <NewPassword name="password" label={words.password} minLength={passwordMinLength} error={errors.password} />
        <FieldInputs fields={data.fields} />
        {data.captcha && <Captcha {...data.captcha} />}
      </AuthForm>
      <p className="border-t border-line pt-5 text-muted">
        {words.haveAccount} <Link href={signInHref}>{words.signIn}</Link>
      </p>
    </AuthLayout>
  )
}
