import { useClient } from '@vitrine/react'
import { Link } from '@vitrine/ui'
import type { Shop } from '../../shop.ts'
import { useAside, useWords } from '../../words/use-words.tsx'
import { NarrowPage } from '../account-layout.tsx'
import { SignInForm } from './sign-in-form.tsx'

interface SignInData {
  /** Path to continue to after signing in. */
  readonly next: string
}

export const SignInPage = ({ next }: SignInData) => {
  const words = useWords()
  const aside = useAside()
  const { auth } = useClient<Shop>()
  return (
    <NarrowPage title={aside.signInTitle}>
      <SignInForm
        next={next}
        submitLabel={words.signIn}
        passwordAutoComplete="current-password"
        send={({ email, password, captchaTokens }) => auth.login({ email, password, captchaTokens })}
      />
      <p className="flex flex-wrap justify-between gap-3 text-sm">
        <Link href="/forgot">{aside.forgot}</Link>
        <span>
          {aside.noAccount} <Link href="/sign-up">{aside.signUp}</Link>
        </span>
      </p>
    </NarrowPage>
  )
}
