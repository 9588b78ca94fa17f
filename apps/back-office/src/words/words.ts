import { chosenLanguage } from './chosen-language.ts'
import type { Words } from './en.ts'
import { wordsOf } from './languages.ts'

/** The language of the pages, also for names, numbers and dates. A change opens the page again. */
export const locale = chosenLanguage()

/** The texts of the pages in that language. Empty until `loadWords` has ended; pages are imported after it. */
export const words = {} as Words

export const loadWords = async (): Promise<void> => void Object.assign(words, await wordsOf(locale))

// Tests run without a browser, and import pages right away.
if (import.meta.env.SSR) await loadWords()
