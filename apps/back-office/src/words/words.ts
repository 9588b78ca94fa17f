import { addTexts } from './add-texts.ts'
import type { OtherWords } from './en.ts'
import { locale, words as firstWords } from './first.ts'
import type { FirstWords } from './first/en.ts'
import { otherWordsOf } from './languages.ts'

export { locale }

export type Words = FirstWords & OtherWords

/** All texts of the pages. Only those of the first page until `loadWords` has ended; other pages are imported after it. */
export const words = firstWords as Words

let loading: Promise<void> | undefined

const load = async (): Promise<void> => {
  try {
    addTexts(words, await otherWordsOf(locale))
  } catch (error) {
    loading = undefined
    throw error
  }
}

/** Loads the texts of all pages, once. */
export const loadWords = (): Promise<void> => (loading ??= load())

if (import.meta.env.SSR) await loadWords()
