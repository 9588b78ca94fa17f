import { useEffect, useState } from 'react'
import { errorMessage } from '../error-message.ts'

const pauseMs = 250

interface Found<One> {
  readonly typed: string
  readonly results: readonly One[] | undefined
  readonly failure?: string
}

/**
 * Search results while the owner types, debounced. Those of an earlier text stay until the next ones arrive: `isCurrent`
 * tells whether they are of the current one. `find` must be the same function on every render.
 */
export const useResults = <One>(
  typed: string,
  find: (typed: string) => Promise<readonly One[]>,
): Omit<Found<One>, 'typed'> & { readonly isCurrent: boolean } => {
  const [found, setFound] = useState<Found<One>>()
  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(() => {
      find(typed).then(
        (results) => isWanted && setFound({ typed, results }),
        (error: unknown) =>
          isWanted && setFound((before) => ({ typed, results: before?.results, failure: errorMessage(error) })),
      )
    }, pauseMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [typed, find])
  return { results: undefined, ...found, isCurrent: found?.typed === typed }
}
