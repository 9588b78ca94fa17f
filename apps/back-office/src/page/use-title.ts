import { useEffect } from 'react'
import { words } from '../words/en.ts'

/** Names the page in the browser's tab and history. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · ${words.backOffice}`
  }, [title])
}
