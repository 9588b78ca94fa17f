import { createContext, use, type ReactNode } from 'react'
import type { AsideWords } from './aside-en.ts'
import type { Words } from './en.ts'

interface LoadedWords {
  readonly words: Words
  /** Present on pages that need them, and on the server. */
  readonly aside?: AsideWords | undefined
}

const WordsContext = createContext<LoadedWords | undefined>(undefined)

/** Provides the words of a language. */
export const WordsProvider = ({ children, words, aside }: LoadedWords & { children: ReactNode }) => (
  <WordsContext value={{ words, aside }}>{children}</WordsContext>
)

const useLoadedWords = (): LoadedWords => {
  const loaded = use(WordsContext)
  if (!loaded) throw new Error('This component must be used within a page.')
  return loaded
}

/** Returns the words of the page's language. */
export const useWords = (): Words => useLoadedWords().words

/** Returns the words of rarely visited pages, which `views.ts` lists, and of parts that only the server renders. */
export const useAside = (): AsideWords => {
  const { aside } = useLoadedWords()
  if (!aside) throw new Error('This page has no aside words. Add it to `aside` in views.ts.')
  return aside
}
