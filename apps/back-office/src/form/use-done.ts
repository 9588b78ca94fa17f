import { showToast } from '@vitrine/ui'
import { useNavigate, useRevalidator } from 'react-router'
import { sentenceFor } from '../error-message.ts'

export interface Done {
  readonly message: string
  /** Takes it back. */
  readonly undo?: () => Promise<unknown>
  /** Where the owner goes on; the same page, read anew, without it. */
  readonly next?: string
}

/** After something was done: goes on, says so, and offers the way back. */
export const useDone = () => {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const takeBack = async (undo: () => Promise<unknown>) => {
    try {
      await undo()
      await revalidate()
    } catch (error) {
      showToast({ message: sentenceFor(error) })
    }
  }
  return async ({ message, undo, next }: Done): Promise<void> => {
    await (next === undefined ? revalidate() : navigate(next))
    showToast({ message, ...(undo && { onUndo: () => void takeBack(undo) }) })
  }
}
