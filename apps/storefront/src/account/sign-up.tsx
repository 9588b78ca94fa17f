import { useClient } from '@vitrine/react'
import { Link, TextField } from '@vitrine/ui'
import { definePage } from '../define-page.ts'
import { privately } from '../shell/head.tsx'
import type { Shop } from '../shop.ts'
import { useShell } from '../shell/shell-data.ts'
import { accountWords } from '../words/account-en.ts'
import { words } from '../words/en.ts'
import { NarrowPage } from './account-layout.tsx'
import { SignInForm } from './sign-in-form.tsx'

const SignUpPage = () => {
  const { auth } = useClient<Shop>()
  const { site } = useShell()
  return (
    <NarrowPage title={accountWords.signUpTitle}>
      <SignInForm
        submitLabel={accountWords.signUp}
        passwordAutoComplete="new-password"
        passwordHint={accountWords.passwordHint(site.passwordMinLength)}
        passwordMinLength={site.passwordMinLength}
        above={<TextField label={accountWords.firstName} name="firstName" autoComplete="given-name" maxLength={100} />}
        send={({ email, password, captchaTokens, form }) => {
          const firstName = String(form.get('firstName') ?? '').trim()
          const profile = firstName && { profile: { firstName, nickname: firstName } }
          return auth.register({ email, password, captchaTokens, ...profile })
        }}
      />
      <p className="text-sm">
        {accountWords.haveAccount} <Link href="/sign-in">{words.signIn}</Link>
      </p>
    </NarrowPage>
  )
}

export const page = definePage({
  path: '/sign-up',
  meta: (_data, shell) => privately(accountWords.signUpTitle, shell),
  Page: SignUpPage,
})
