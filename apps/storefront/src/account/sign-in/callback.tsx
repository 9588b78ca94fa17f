import { Alert, Button } from '@vitrine/ui'
import { useAside, useWords } from '../../words/use-words.tsx'
import { NarrowPage } from '../account-layout.tsx'

type Failure = 'signInCanceled' | 'signInFailed' | 'signInExpired'

interface CallbackData {
  readonly failure: Failure
  /** The platform's error description, if any. */
  readonly reason: string
}

export const CallbackPage = ({ failure, reason }: CallbackData) => {
  const words = useWords()
  const aside = useAside()
  const message = failure === 'signInFailed' ? aside.signInFailed(reason) : aside[failure]
  return (
    <NarrowPage title={words.signIn}>
      <Alert tone="critical">{message}</Alert>
      <Button href="/sign-in">{aside.retry}</Button>
    </NarrowPage>
  )
}
