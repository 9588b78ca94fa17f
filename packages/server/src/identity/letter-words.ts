import { chooseLanguage, type Wishes } from '@vitrine/domain/language.ts'
import type { Context } from '../context.ts'
import type { Site } from '../site/sites.ts'
import { words as de } from './words/de.ts'
import { words as en, type LetterWords } from './words/en.ts'
import { words as es } from './words/es.ts'
import { words as he } from './words/he.ts'

interface Catalog {
  readonly words: LetterWords
  readonly direction: 'ltr' | 'rtl'
}

/** Every language of these letters: a file of words, and a line here. */
const catalogs = {
  en: { words: en, direction: 'ltr' },
  de: { words: de, direction: 'ltr' },
  es: { words: es, direction: 'ltr' },
  he: { words: he, direction: 'rtl' },
} as const satisfies Record<string, Catalog>
type Language = keyof typeof catalogs
const spoken = ['en', ...(Object.keys(catalogs) as Language[])] as const

export interface LetterSpeech extends Catalog {
  readonly language: Language
}

/** What letters of a store say, and in which language. */
export const letterSpeech = ({ language: site }: Pick<Site, 'language'>): LetterSpeech => {
  const { language } = chooseLanguage({ site }, spoken)
  return { ...catalogs[language], language }
}

/**
 * The rooms as someone works in them who reads another language: stores speak it, too, as far as letters are written
 * in it. Where nothing is wished for that they are written in, stores speak as ever.
 */
export const inLanguageOf = (context: Context, wishes: Omit<Wishes, 'site'>): Context => ({
  ...context,
  sites: {
    ...context.sites,
    find: async (id) => {
      const site = await context.sites.find(id)
      return site && { ...site, language: chooseLanguage({ ...wishes, site: site.language }, spoken).locale }
    },
  },
})
