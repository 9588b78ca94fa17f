import type { Words } from './en.ts'

interface Known {
  /** What its speakers call it. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /** Browsers fetch the words of one language only. */
  readonly load: () => Promise<{ readonly words: Words }>
}

/** Every language of the hosted pages: a catalog of words, and a line here. */
export const languages = {
  en: { name: 'English', direction: 'ltr', load: () => import('./en.ts') },
  de: { name: 'Deutsch', direction: 'ltr', load: () => import('./de.ts') },
  es: { name: 'Español', direction: 'ltr', load: () => import('./es.ts') },
  he: { name: 'עברית', direction: 'rtl', load: () => import('./he.ts') },
} as const satisfies Record<string, Known>

export type Language = keyof typeof languages

/** What is said where nobody wishes for a language that we have stands first. */
export const spoken = ['en', ...(Object.keys(languages) as Language[])] as const

/** The field of the language picker: on every page it comes with the same name. */
export const pickedField = 'pickLanguage'

export const isLanguage = (text: string): text is Language => Object.hasOwn(languages, text)

export const wordsOf = async (language: Language): Promise<Words> => (await languages[language].load()).words
