import { useClient } from '@vitrine/react'
import { Link, TextField } from '@vitrine/ui'
import type { Shop } from '../shop.ts'
import { useShell } from '../shell/shell-data.ts'
import { words } from '../words/en.ts'
import { NarrowPage } from './account-layout.tsx'
import { SignInForm } from './sign-in-form.tsx'

const SignUpPage = () => {
  const { auth } = useClient<Shop>()
  const { site } = useShell()
  return (
    <NarrowPage title={words.signUpTitle}>
      <SignInForm
        submitLabel={words.signUp}
        passwordAutoComplete="new-password"
        passwordHint={words.passwordHint(site.passwordMinLength)}
        passwordMinLength={site.passwordMinLength}
        above={<TextField label={words.firstName} name="firstName" autoComplete="given-name" maxLength={100} />}
        send={({ email, password, form }) => {
          const firstName = String(form.get('firstName') ?? '').trim()
          return auth.register({ email, password, ...(firstName && { profile: { firstName, nickname: firstName } }) })
        }}
      />
      <p className="text-sm">
        {words.haveAccount} <Link href="/sign-in">{words.signIn}</Link>
      </p>
    </NarrowPage>
  )
}

export const route = (_context: unknown) => ({ Component: SignUpPage })
