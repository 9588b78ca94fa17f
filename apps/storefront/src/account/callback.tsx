import { Alert, Button, Spinner } from '@vitrine/ui'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useRouteContext } from '../shell/route-context.ts'
import { accountWords } from '../words/account-en.ts'
import { words } from '../words/en.ts'
import { NarrowPage } from './account-layout.tsx'
import { takeOauthData, wayOn } from './session.ts'

/** Answers of the hosted page that have a sentence of their own. */
const refusals: Readonly<Record<string, string>> = {
  access_denied: accountWords.signInCanceled,
  login_required: accountWords.signInExpired,
}

/** Where the hosted sign-in returns to: code and state in the fragment or the query, or what went wrong. */
const CallbackPage = () => {
  const { shop } = useRouteContext()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string>()
  const begun = useRef(false)

  useEffect(() => {
    // The code is good for one exchange: an effect that runs twice must not spend it twice.
    if (begun.current) return
    begun.current = true
    const finish = async () => {
      const responseMode = location.hash.length > 1 ? 'fragment' : 'query'
      const { code, state, error, errorDescription } = shop.auth.parseFromUrl(location.href, responseMode)
      // The code does not stay in the history.
      history.replaceState(history.state, '', location.pathname)
      if (error) {
        setFailure(refusals[error] ?? accountWords.signInFailed(errorDescription ?? error))
        return
      }
      const oauthData = takeOauthData()
      if (!oauthData) {
        setFailure(accountWords.signInExpired)
        return
      }
      shop.auth.setTokens(await shop.auth.getMemberTokens(code, state, oauthData))
      await navigate(wayOn(oauthData.originalUri), { replace: true })
    }
    finish().catch(() => setFailure(accountWords.signInExpired))
  }, [shop, navigate])

  return (
    <NarrowPage title={failure === undefined ? accountWords.signingIn : words.signIn}>
      {failure === undefined ? (
        <Spinner label={accountWords.signingIn} />
      ) : (
        <>
          <Alert tone="critical">{failure}</Alert>
          <Button href="/sign-in">{accountWords.retry}</Button>
        </>
      )}
    </NarrowPage>
  )
}

export const route = (_context: unknown) => ({ Component: CallbackPage })
