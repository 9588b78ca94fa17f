import { isSupported, type Language } from '@vitrine/domain/languages.ts'
import { loadWords } from '@vitrine/web/load-words.ts'
import type { AsideWords } from './aside-en.ts'
import type { Words } from './en.ts'

const files = import.meta.glob('./{??,???}.ts')

const asideFiles = import.meta.glob('./aside-*.ts')

export const wordsOf = (language: Language): Promise<Words> => loadWords(files, `./${language}.ts`)

/** Loads the words of rarely visited pages. */
export const asideOf = (language: Language): Promise<AsideWords> => loadWords(asideFiles, `./aside-${language}.ts`)

/** Returns the language of the interface for a catalog language. Falls back to English. */
export const interfaceLanguage = (language: string): Language => (isSupported(language) ? language : 'en')

/** Returns the languages of a store's pages: its own first, then its others that are translated. */
export const offeredOf = ([own = 'en', ...others]: readonly string[]): readonly [string, ...Language[]] => [
  own,
  ...others.filter((one) => isSupported(one)),
]
