import { Button, Card, EmptyState, Spinner, Stack } from '@vitrine/ui'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { errorMessage } from '../error-message.ts'
import { settled } from '../form/unsaved.ts'
import { useTitle } from '../page/use-title.ts'
import { checkSetUp } from '../session/links.ts'
import { words } from '../words/words.ts'
import { LookNotSaved } from './look-not-saved.tsx'
import { SetUpForm, type Ready } from './set-up-form.tsx'

const { setUp: texts } = words

type Checked = Awaited<ReturnType<typeof checkSetUp>>

const ExploreDemo = () => (
  <Card appearance="framed" as="section" title={texts.demoTitle} level={2}>
    <p className="text-muted">{texts.demoHint}</p>
    <p>
      <Button href={`${location.origin}/`}>{texts.exploreDemo}</Button>
    </p>
  </Card>
)

const Welcome = ({
  token,
  closesDemo,
  onReady,
}: Pick<Parameters<typeof SetUpForm>[0], 'token' | 'closesDemo' | 'onReady'>) => (
  <Stack gap="lg">
    <div>
      <p className="text-sm text-muted">{words.backOffice}</p>
      <h1 className="font-display text-2xl">{texts.title}</h1>
      <p className="text-muted">{texts.hint}</p>
    </div>
    {closesDemo && <ExploreDemo />}
    <SetUpForm token={token} closesDemo={closesDemo} onReady={onReady} />
  </Stack>
)

const SignInAgain = () => (
  <EmptyState title={texts.ready} level={1} actions={<Button href="/">{words.signIn}</Button>}>
    {texts.signInFailed}
  </EmptyState>
)

const Content = ({ token, checked }: { token: string; checked: Checked | { failure: string } }) => {
  const navigate = useNavigate()
  const [ready, setReady] = useState<Ready>()
  const openOverview = async () => navigate('/', { replace: true, ...settled })
  if (ready && 'look' in ready) return <LookNotSaved {...ready} onDone={openOverview} />
  if (ready) return <SignInAgain />
  if ('failure' in checked)
    return (
      <EmptyState title={texts.invalid} level={1} actions={<Button href="/">{words.signIn}</Button>}>
        {token === '' ? texts.invalidHint : `${checked.failure} ${texts.invalidHint}`}
      </EmptyState>
    )
  const proceed = (next: Ready) => ('next' in next && next.next === 'overview' ? openOverview() : setReady(next))
  return <Welcome token={token} closesDemo={checked.closesDemo} onReady={proceed} />
}

/** The first page of a new server, opened by the link that it printed. The token is the fragment of the address. */
export const SetUpPage = () => {
  useTitle(texts.title)
  const [token] = useState(() => location.hash.slice(1))
  const [checked, setChecked] = useState<Checked | { failure: string }>()
  useEffect(() => {
    checkSetUp(token).then(setChecked, (error: unknown) => setChecked({ failure: errorMessage(error) }))
  }, [token])
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-2xl content-center px-5 py-10">
      {checked === undefined ? <Spinner label={texts.checking} /> : <Content token={token} checked={checked} />}
    </main>
  )
}
