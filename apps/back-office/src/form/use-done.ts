import { showToast } from '@vitrine/ui'
import { useNavigate, useRevalidator } from 'react-router'
import { errorMessage } from '../error-message.ts'

export interface Done {
  readonly message: string
  /** Reverts the change. */
  readonly undo?: () => Promise<unknown>
  /** Where to go next. By default the current page is reloaded. */
  readonly next?: string
}

/** Returns a function that reverts a change and reloads the page. */
export const useTakeBack = () => {
  const { revalidate } = useRevalidator()
  return async (undo: () => Promise<unknown>): Promise<void> => {
    try {
      await undo()
      await revalidate()
    } catch (error) {
      showToast({ message: errorMessage(error) })
    }
  }
}

/** After an action: navigates or reloads, and shows a toast that offers an undo. */
export const useDone = () => {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const takeBack = useTakeBack()
  return async ({ message, undo, next }: Done): Promise<void> => {
    await (next === undefined ? revalidate() : navigate(next))
    showToast({ message, ...(undo && { onUndo: () => void takeBack(undo) }) })
  }
}
