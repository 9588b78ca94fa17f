import { createContext, useContext, type ReactNode } from 'react'
import type { Words } from './en.ts'

const WordsContext = createContext<Words | undefined>(undefined)

/** Provides the words of a language. */
export const WordsProvider = ({ words, children }: { words: Words; children: ReactNode }) => (
  <WordsContext value={words}>{children}</WordsContext>
)

/** Returns the words of the page's language. */
export const useWords = (): Words => {
  const words = useContext(WordsContext)
  if (!words) throw new Error('This component must be used within a page.')
  return words
}
