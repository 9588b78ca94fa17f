import { useEffect, useState } from 'react'
import { errorMessage } from '../error-message.ts'
import type { Command } from './commands.ts'
import { findRecords } from './find-records.ts'

const pauseMs = 200
/** A letter or two match nearly everything. */
const minLength = 2

interface Found {
  readonly typed: string
  readonly records: readonly Command[]
  readonly failure?: string
}

/** Searches the records of the store while the owner types. Results of an earlier text are dropped. */
export const useRecords = (typed: string): Omit<Found, 'typed'> & { readonly isSearching: boolean } => {
  const [found, setFound] = useState<Found>()
  const isSearched = typed.length >= minLength
  useEffect(() => {
    if (!isSearched) return undefined
    let isCurrent = true
    const timer = setTimeout(() => {
      findRecords(typed).then(
        (records) => isCurrent && setFound({ typed, records }),
        (error: unknown) => isCurrent && setFound({ typed, records: [], failure: errorMessage(error) }),
      )
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [typed, isSearched])
  const isCurrent = isSearched && found?.typed === typed
  return { ...(isCurrent ? found : { records: [] }), isSearching: isSearched && !isCurrent }
}
