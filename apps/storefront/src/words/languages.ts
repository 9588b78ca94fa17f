import type { AsideWords } from './aside-en.ts'
import type { Words } from './en.ts'

interface Known {
  /** What its speakers call it. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /** Browsers fetch the words of one language only. */
  readonly load: () => Promise<{ readonly words: Words }>
  /** Those of pages that most visits never come to. */
  readonly aside: () => Promise<{ readonly words: AsideWords }>
}

/** Every language of the storefront: a catalog of words, and a line here. */
export const languages = {
  en: { name: 'English', direction: 'ltr', load: () => import('./en.ts'), aside: () => import('./aside-en.ts') },
  de: { name: 'Deutsch', direction: 'ltr', load: () => import('./de.ts'), aside: () => import('./aside-de.ts') },
  es: { name: 'Español', direction: 'ltr', load: () => import('./es.ts'), aside: () => import('./aside-es.ts') },
  he: { name: 'עברית', direction: 'rtl', load: () => import('./he.ts'), aside: () => import('./aside-he.ts') },
} as const satisfies Record<string, Known>

export type Language = keyof typeof languages

export const isLanguage = (text: string): text is Language => Object.hasOwn(languages, text)

export const wordsOf = async (language: Language): Promise<Words> => (await languages[language].load()).words

export const asideOf = async (language: Language): Promise<AsideWords> => (await languages[language].aside()).words

/** The language of the words around a catalog in this language: English where we do not speak it. */
export const spokenFor = (language: string): Language => (isLanguage(language) ? language : 'en')

/** The languages that the pages of a store come in: its own first, then those of its others that we speak. */
export const offeredOf = ([own = 'en', ...others]: readonly string[]): readonly [string, ...Language[]] => [
  own,
  ...others.filter((one) => isLanguage(one)),
]
