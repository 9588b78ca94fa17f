import { showToast, type ToastMessage } from '@vitrine/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { errorMessage } from '../../error-message.ts'
import { words } from '../../words/words.ts'
import type { BulkFailure, BulkResult } from './bulk-actions.ts'

const { desk: texts } = words

export interface BulkProblem {
  readonly title: string
  readonly failed: readonly BulkFailure[]
}

/** Shows the result of a bulk action and offers to undo it. */
export const useBulkOutcome = () => {
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<BulkProblem>()
  const note = ({ failed }: BulkResult, title = texts.notDone(failed.length)) =>
    setProblem(failed.length === 0 ? undefined : { title, failed })
  const undo = async (back: () => Promise<BulkResult>) => {
    try {
      note(await back())
      await revalidate()
      showToast({ message: texts.undone })
    } catch (error) {
      showToast({ message: errorMessage(error) })
    }
  }
  /** A toast that offers an undo if anything was changed. */
  const toastOf = (message: string, { done }: BulkResult, back: () => Promise<BulkResult>): ToastMessage => ({
    message,
    ...(done.length > 0 && { onUndo: () => void undo(back) }),
  })
  return { problem, note, toastOf, dismiss: () => setProblem(undefined) }
}

export type BulkOutcome = ReturnType<typeof useBulkOutcome>
