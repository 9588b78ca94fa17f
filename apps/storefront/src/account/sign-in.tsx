import { useClient } from '@vitrine/react'
import { Link } from '@vitrine/ui'
import type { Shop } from '../shop.ts'
import { accountWords } from '../words/account-en.ts'
import { words } from '../words/en.ts'
import { NarrowPage } from './account-layout.tsx'
import { SignInForm } from './sign-in-form.tsx'

const SignInPage = () => {
  const { auth } = useClient<Shop>()
  return (
    <NarrowPage title={accountWords.signInTitle}>
      <SignInForm
        submitLabel={words.signIn}
        passwordAutoComplete="current-password"
        send={({ email, password, captchaTokens }) => auth.login({ email, password, captchaTokens })}
      />
      <p className="flex flex-wrap justify-between gap-3 text-sm">
        <Link href="/forgot">{accountWords.forgot}</Link>
        <span>
          {accountWords.noAccount} <Link href="/sign-up">{accountWords.signUp}</Link>
        </span>
      </p>
    </NarrowPage>
  )
}

export const route = (_context: unknown) => ({ Component: SignInPage })
