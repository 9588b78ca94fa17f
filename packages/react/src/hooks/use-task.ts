import { useEffect, useState } from 'react'
import { toFailure, type Failure } from '../stores/failure.ts'

/** A task that leaves the page, or fails. */
export interface TaskState {
  /** Also true while the browser leaves the page. */
  readonly busy: boolean
  readonly error: Failure | undefined
}

/** Runs one task at a time and keeps its error. Resolves with whether it succeeded. */
export const useTask = (): TaskState & { readonly run: (task: () => Promise<void>) => Promise<boolean> } => {
  const [state, setState] = useState<TaskState>({ busy: false, error: undefined })
  useEffect(() => {
    // Resets when the page is restored from the back/forward cache.
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setState({ busy: false, error: undefined })
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
  const run = async (task: () => Promise<void>): Promise<boolean> => {
    if (state.busy) return false
    setState({ busy: true, error: undefined })
    try {
      await task()
      return true
    } catch (error) {
      setState({ busy: false, error: toFailure(error) })
      return false
    }
  }
  return { ...state, run }
}
