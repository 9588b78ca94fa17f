import { Button, Link, PasswordField, Stack, TextField } from '@vitrine/ui'
import { FieldInputs } from '../account/field-inputs.tsx'
import type { ShownField } from '../account/member-fields.ts'
import { BusyForm } from '../busy-form.tsx'
import { Captcha, type CaptchaData } from '../factor/captcha.tsx'
import { useWords } from '../words/use-words.tsx'
import { Door } from './door.tsx'
import type { DoorData } from './visit.ts'

export interface SignUpData extends DoorData {
  readonly store: string
  readonly values: { readonly firstName: string; readonly email: string }
  /** What the store asks at the sign-up already. */
  readonly fields: readonly ShownField[]
  readonly passwordMinLength: number
  readonly failure?: string
  readonly captcha?: CaptchaData
  readonly errors: { readonly email?: string; readonly password?: string; readonly firstName?: string }
  readonly signInHref: string
}

/** Opens an account. */
export const SignUpPage = (data: SignUpData) => {
  const words = useWords()
  const { store, values, passwordMinLength, failure, errors, signInHref, picture } = data
  return (
    <Door title={words.signUpTitle} hint={words.signUpHint(store)} failure={failure} picture={picture}>
      <BusyForm aria-label={words.signUp}>
        {(isBusy) => (
          <Stack gap="lg">
            <TextField
              id="firstName"
              label={words.firstName}
              name="firstName"
              autoComplete="given-name"
              maxLength={100}
              defaultValue={values.firstName}
              error={errors.firstName}
            />
            <TextField
              id="email"
              label={words.email}
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={values.email}
              error={errors.email}
              required
            />
            <PasswordField
              id="password"
              label={words.password}
              hint={words.passwordHint(passwordMinLength)}
              name="password"
              autoComplete="new-password"
              minLength={passwordMinLength}
              maxLength={256}
              error={errors.password}
              required
            />
            <FieldInputs fields={data.fields} />
            {data.captcha && <Captcha {...data.captcha} />}
            <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
              {words.signUp}
            </Button>
          </Stack>
        )}
      </BusyForm>
      <p className="border-t border-line pt-5 text-muted">
        {words.haveAccount} <Link href={signInHref}>{words.signIn}</Link>
      </p>
    </Door>
  )
}
