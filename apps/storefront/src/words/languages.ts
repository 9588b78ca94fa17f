import type { AsideWords } from './aside-en.ts'
import type { Words } from './en.ts'

interface Known {
  /** Native name. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /** Browsers load a single language. */
  readonly load: () => Promise<{ readonly words: Words }>
  /** Words of rarely visited pages. */
  readonly aside: () => Promise<{ readonly words: AsideWords }>
}

/** All languages of the storefront. */
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

/** Returns the language of the interface for a catalog language. Falls back to English. */
export const interfaceLanguage = (language: string): Language => (isLanguage(language) ? language : 'en')

/** Returns the languages of a store's pages: its own first, then its others that are translated. */
export const offeredOf = ([own = 'en', ...others]: readonly string[]): readonly [string, ...Language[]] => [
  own,
  ...others.filter((one) => isLanguage(one)),
]
