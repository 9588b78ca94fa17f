import { useEffect } from 'react'
import { words } from '../words/words.ts'

/** Sets the document title. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · ${words.backOffice}`
  }, [title])
}
