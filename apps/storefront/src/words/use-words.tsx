import { createContext, useContext, type ReactNode } from 'react'
import type { Words } from './en.ts'

const WordsContext = createContext<Words | undefined>(undefined)

/** Hands the words of a language to the pages below. */
export const WordsProvider = ({ words, children }: { words: Words; children: ReactNode }) => (
  <WordsContext value={words}>{children}</WordsContext>
)

/** The words of the page's language. */
export const useWords = (): Words => {
  const words = useContext(WordsContext)
  if (!words) throw new Error('This component stands outside of a page.')
  return words
}
