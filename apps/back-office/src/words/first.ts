import { addTexts } from './add-texts.ts'
import { chosenLanguage } from './chosen-language.ts'
import type { FirstWords } from './first/en.ts'
import { firstWordsOf } from './languages.ts'

/** The language of the pages, also for names, numbers and dates. A change opens the page again. */
export const locale = chosenLanguage()

/**
 * The texts of the first page in that language. Empty until `loadFirstWords` has ended; what reads them is imported
 * after it.
 */
export const words = {} as FirstWords

export const loadFirstWords = async (): Promise<void> => addTexts(words, await firstWordsOf(locale))

// Tests run without a browser, and import pages right away.
if (import.meta.env.SSR) await loadFirstWords()
