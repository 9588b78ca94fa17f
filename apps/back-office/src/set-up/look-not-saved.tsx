import { Alert, Button, Stack } from '@vitrine/ui'
import { useState } from 'react'
import { errorMessage } from '../error-message.ts'
import { words } from '../words/words.ts'
import { saveLook, type Look } from './save-look.ts'

const { setUp: texts } = words

interface LookNotSavedProps {
  readonly look: Look
  readonly failure: unknown
  /** Opens the overview. */
  readonly onDone: () => Promise<unknown>
}

/** Shown when the store was created, but its logo or color could not be saved. */
export const LookNotSaved = ({ look, failure, onDone }: LookNotSavedProps) => {
  const [last, setLast] = useState({ failure })
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    try {
      await saveLook(look)
      await onDone()
    } catch (error) {
      setLast({ failure: error })
    }
    setBusy(false)
  }
  return (
    <Stack gap="lg">
      <h1 className="font-display text-2xl">{texts.ready}</h1>
      <Alert tone="caution" title={texts.look.notSaved}>
        <p>{errorMessage(last.failure)}</p>
        <p>{texts.look.notSavedHint}</p>
      </Alert>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={isBusy} onClick={() => void retry()}>
          {words.retry}
        </Button>
        <Button onClick={() => void onDone()}>{texts.look.continueWithout}</Button>
      </div>
    </Stack>
  )
}
