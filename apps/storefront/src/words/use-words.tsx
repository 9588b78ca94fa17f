import { createContext, use, type ReactNode } from 'react'
import type { AsideWords } from './aside-en.ts'
import type { Words } from './en.ts'

interface Spoken {
  readonly words: Words
  /** There where the page needs them. */
  readonly aside?: AsideWords | undefined
}

const WordsContext = createContext<Spoken | undefined>(undefined)

/** Hands the words of a language to the pages below. */
export const WordsProvider = ({ children, words, aside }: Spoken & { children: ReactNode }) => (
  <WordsContext value={{ words, aside }}>{children}</WordsContext>
)

const useSpoken = (): Spoken => {
  const spoken = use(WordsContext)
  if (!spoken) throw new Error('This component stands outside of a page.')
  return spoken
}

/** The words of the page's language. */
export const useWords = (): Words => useSpoken().words

/** Those of pages that most visits never come to; `views.ts` names these pages. */
export const useAside = (): AsideWords => {
  const { aside } = useSpoken()
  if (!aside) throw new Error('This page is not among those with words aside.')
  return aside
}
