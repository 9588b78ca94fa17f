import { useEffect, useState } from 'react'
import { toFailure, type Failure } from './failure.ts'

/** A task that leads away from the page, or fails. */
export interface TaskState {
  /** Whether it goes on; also while the browser leaves the page. */
  readonly busy: boolean
  readonly error: Failure | undefined
}

/** Runs one task at a time; what it is refused for stands in the state. Gives whether it was done. */
export const useTask = (): TaskState & { readonly run: (task: () => Promise<void>) => Promise<boolean> } => {
  const [state, setState] = useState<TaskState>({ busy: false, error: undefined })
  useEffect(() => {
    // Whoever comes back to a page that the browser kept may go once more.
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
