import { useClient } from '@vitrine/react'
import { Link } from '@vitrine/ui'
import { redirect } from 'react-router'
import { definePage } from '../define-page.ts'
import { privately } from '../shell/head.tsx'
import type { Shop } from '../shop.ts'
import { accountWords } from '../words/account-en.ts'
import { words } from '../words/en.ts'
import { NarrowPage } from './account-layout.tsx'
import { onServer, toPlatform, wayOn } from './session.ts'
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

/** Whoever is signed in at the platform already is not asked again; who is not, is asked here. */
export const page = definePage({
  path: '/sign-in',
  load: async ({ request, url: { searchParams } }, context): Promise<Response | null> => {
    if (searchParams.has('asked')) return null
    const next = wayOn(searchParams.get('next'))
    if (context.shop.auth.loggedIn()) return redirect(next)
    onServer(request)
    return toPlatform(context, next, 'none').catch(() => null)
  },
  meta: (_data, shell) => privately(accountWords.signInTitle, shell),
  Page: SignInPage,
})
