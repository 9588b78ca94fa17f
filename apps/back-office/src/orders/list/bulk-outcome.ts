import { showToast, type ToastMessage } from '@vitrine/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { sentenceFor } from '../../error-message.ts'
import { words } from '../../words/en.ts'
import type { Failed, Result } from './bulk-actions.ts'

const { desk: said } = words

export interface Problem {
  readonly title: string
  readonly failed: readonly Failed[]
}

/** Shows the result of a bulk action and offers to undo it. */
export const useOutcome = () => {
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<Problem>()
  const note = ({ failed }: Result, title = said.notDone(failed.length)) =>
    setProblem(failed.length === 0 ? undefined : { title, failed })
  const goBack = async (back: () => Promise<Result>) => {
    try {
      note(await back())
      await revalidate()
      showToast({ message: said.undone })
    } catch (error) {
      showToast({ message: sentenceFor(error) })
    }
  }
  /** A toast that offers an undo if anything was changed. */
  const toastOf = (message: string, { done }: Result, back: () => Promise<Result>): ToastMessage => ({
    message,
    ...(done.length > 0 && { onUndo: () => void goBack(back) }),
  })
  return { problem, note, toastOf, forget: () => setProblem(undefined) }
}

export type Outcome = ReturnType<typeof useOutcome>
