import { useEffect } from 'react'
import { words } from '../words/first.ts'

/** Sets the document title. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · ${words.backOffice}`
  }, [title])
}
