import type { Words } from './en.ts'

interface Known {
  /** Native name. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /** Browsers load a single language. */
  readonly load: () => Promise<{ readonly words: Words }>
}

/** All languages of the hosted pages. */
export const languages = {
  en: { name: 'English', direction: 'ltr', load: () => import('./en.ts') },
  de: { name: 'Deutsch', direction: 'ltr', load: () => import('./de.ts') },
  es: { name: 'Español', direction: 'ltr', load: () => import('./es.ts') },
  he: { name: 'עברית', direction: 'rtl', load: () => import('./he.ts') },
} as const satisfies Record<string, Known>

export type Language = keyof typeof languages

/** The first one is the fallback. */
export const spoken = ['en', ...(Object.keys(languages) as Language[])] as const

/** Form field of the language picker. */
export const pickedField = 'pickLanguage'

export const isLanguage = (text: string): text is Language => Object.hasOwn(languages, text)

export const wordsOf = async (language: Language): Promise<Words> => (await languages[language].load()).words
