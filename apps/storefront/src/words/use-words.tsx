import { createContext, use, type ReactNode } from 'react'
import type { AsideWords } from './aside-en.ts'
import type { Words } from './en.ts'

interface Spoken {
  readonly words: Words
  /** Present on pages that need them. */
  readonly aside?: AsideWords | undefined
}

const WordsContext = createContext<Spoken | undefined>(undefined)

/** Provides the words of a language. */
export const WordsProvider = ({ children, words, aside }: Spoken & { children: ReactNode }) => (
  <WordsContext value={{ words, aside }}>{children}</WordsContext>
)

const useSpoken = (): Spoken => {
  const spoken = use(WordsContext)
  if (!spoken) throw new Error('This component must be used within a page.')
  return spoken
}

/** Returns the words of the page's language. */
export const useWords = (): Words => useSpoken().words

/** Returns the words of rarely visited pages, which `views.ts` lists. */
export const useAside = (): AsideWords => {
  const { aside } = useSpoken()
  if (!aside) throw new Error('This page has no aside words. Add it to `aside` in views.ts.')
  return aside
}
