import { useEffect } from 'react'
import { words } from '../words/en.ts'

/** Sets the document title. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · ${words.backOffice}`
  }, [title])
}
