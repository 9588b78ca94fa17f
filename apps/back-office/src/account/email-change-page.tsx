import { isApiError } from '@vitrine/client'
import { Alert, Button, EmptyState, Spinner, Stack } from '@vitrine/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { forgetAccount } from '../access/account-store.ts'
import { errorMessage } from '../error-message.ts'
import { useTitle } from '../page/use-title.ts'
import { confirmEmailChange, showEmailChange, stopEmailChange } from '../session/links.ts'
import { words } from '../words/words.ts'

const { emailChange: texts } = words

type EmailChange = Awaited<ReturnType<typeof showEmailChange>>

const Notice = ({ title, actions, children }: { title: string; actions: ReactNode; children: ReactNode }) => (
  <EmptyState title={title} level={1} actions={actions}>
    {children}
  </EmptyState>
)
const signIn = <Button href="/sign-in">{words.signIn}</Button>
const Expired = () => (
  <Notice title={texts.expired} actions={signIn}>
    {texts.expiredHint}
  </Notice>
)

const Confirmed = ({ email }: { email: string }) => (
  <Notice
    title={texts.confirmed}
    actions={
      <Button href="/" variant="primary">
        {texts.open}
      </Button>
    }
  >
    {texts.confirmedHint(email)}
  </Notice>
)

const Stopped = () => (
  <Notice
    title={texts.stopped}
    actions={
      <>
        <Button href="/recover" variant="primary">
          {words.passkeys.setPassword}
        </Button>
        {signIn}
      </>
    }
  >
    {texts.stoppedHint}
  </Notice>
)

/** What the button of each link says and does. The link alone changes nothing, as programs open links, too. */
const actions = {
  CONFIRM: {
    title: texts.confirmTitle,
    hint: texts.confirmHint,
    label: texts.confirm,
    act: confirmEmailChange,
    Done: Confirmed,
  },
  STOP: { title: texts.stopTitle, hint: texts.stopHint, label: texts.stop, act: stopEmailChange, Done: Stopped },
} as const

const failureText = (error: unknown): string =>
  isApiError(error, 'STAFF_EMAIL_TAKEN') ? texts.taken : errorMessage(error)

const ChangeForm = ({ token, change: { action, email, storeName } }: { token: string; change: EmailChange }) => {
  const { title, hint, label, act, Done } = actions[action]
  const [state, setState] = useState<'open' | 'busy' | 'done' | { error: unknown }>('open')
  const press = async () => {
    setState('busy')
    try {
      await act(token)
      forgetAccount()
      setState('done')
    } catch (error) {
      setState({ error })
    }
  }
  if (state === 'done') return <Done email={email} />
  const error = typeof state === 'object' ? state.error : undefined
  if (isApiError(error, 'EMAIL_CHANGE_EXPIRED')) return <Expired />
  return (
    <Stack gap="lg">
      <div>
        <p className="text-sm text-muted">{words.backOffice}</p>
        <h1 className="font-display text-2xl">{title}</h1>
        <p className="text-muted">{hint(email, storeName)}</p>
      </div>
      {error !== undefined && <Alert tone="critical">{failureText(error)}</Alert>}
      <Button type="button" variant="primary" busy={state === 'busy'} onClick={() => void press()} wide>
        {label}
      </Button>
    </Stack>
  )
}

/** Looks up what the link does. Its token is in the fragment. */
const Change = ({ token }: { token: string }) => {
  const [found, setFound] = useState<{ change: EmailChange } | { error: unknown }>()
  useEffect(() => {
    let isLeft = false
    showEmailChange(token).then(
      (change) => isLeft || setFound({ change }),
      (error: unknown) => isLeft || setFound({ error }),
    )
    return () => {
      isLeft = true
    }
  }, [token])
  if (!found) return <Spinner label={texts.loading} />
  if ('change' in found) return <ChangeForm token={token} change={found.change} />
  if (isApiError(found.error, 'EMAIL_CHANGE_EXPIRED')) return <Expired />
  return <Alert tone="critical">{errorMessage(found.error)}</Alert>
}

/** The page of the links that confirm and stop the change of an email address. */
export const EmailChangePage = () => {
  useTitle(texts.title)
  const token = useLocation().hash.slice(1)
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-form content-center px-5 py-10">
      {token === '' ? (
        <Notice title={texts.missing} actions={signIn}>
          {texts.missingHint}
        </Notice>
      ) : (
        <Change key={token} token={token} />
      )}
    </main>
  )
}
