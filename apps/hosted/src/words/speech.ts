import {
  chooseLanguage,
  type ResolvedLanguage as TongueOf,
  type LanguagePreferences,
} from '@vitrine/domain/language.ts'
import type { Words } from './en.ts'
import { spoken, wordsOf, type Language } from './languages.ts'

export type Tongue = TongueOf<Language>

/** The language of a response, with its words. */
export interface Speech extends Tongue {
  readonly words: Words
}

export const speechFor = async (preferences: LanguagePreferences): Promise<Speech> => {
  const tongue = chooseLanguage(preferences, spoken)
  return { ...tongue, words: await wordsOf(tongue.language) }
}
