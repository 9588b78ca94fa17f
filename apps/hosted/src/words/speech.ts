import {
  chooseLanguage,
  type ResolvedLanguage as TongueOf,
  type LanguagePreferences,
} from '@vitrine/domain/language.ts'
import { supportedLanguages, type Language } from '@vitrine/domain/languages.ts'
import type { Words } from './en.ts'
import { wordsOf } from './languages.ts'

export type Tongue = TongueOf<Language>

/** The language of a response, with its words. */
export interface Speech extends Tongue {
  readonly words: Words
}

export const speechFor = async (preferences: LanguagePreferences): Promise<Speech> => {
  const tongue = chooseLanguage(preferences, supportedLanguages)
  return { ...tongue, words: await wordsOf(tongue.language) }
}
