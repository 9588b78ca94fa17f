import { useClient } from '@vitrine/react'
import { Link, TextField } from '@vitrine/ui'
import type { Shop } from '../../shop.ts'
import { useShell } from '../../shell/shell-data.ts'
import { useAside, useWords } from '../../words/use-words.tsx'
import { NarrowPage } from '../account-layout.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Asks for the email and password of a new account. */
export const SignUpForm = ({ next, email }: { next: string; email?: string | undefined }) => {
  const aside = useAside()
  const { auth } = useClient<Shop>()
  const { site } = useShell()
  return (
    <SignInForm
      next={next}
      email={email}
      submitLabel={aside.signUp}
      passwordAutoComplete="new-password"
      passwordHint={aside.passwordHint(site.passwordMinLength)}
      passwordMinLength={site.passwordMinLength}
      above={<TextField label={aside.firstName} name="firstName" autoComplete="given-name" maxLength={100} />}
      send={({ email: typed, password, captchaTokens, form }) => {
        const firstName = String(form.get('firstName') ?? '').trim()
        const profile = firstName && { profile: { firstName, nickname: firstName } }
        return auth.register({ email: typed, password, captchaTokens, ...profile })
      }}
    />
  )
}

export const SignUpPage = ({ next }: { next: string }) => {
  const words = useWords()
  const aside = useAside()
  return (
    <NarrowPage title={aside.signUpTitle}>
      <SignUpForm next={next} />
      <p className="text-sm">
        {aside.haveAccount} <Link href="/sign-in">{words.signIn}</Link>
      </p>
    </NarrowPage>
  )
}
