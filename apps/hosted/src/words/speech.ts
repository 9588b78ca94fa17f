import { chooseLanguage, type Tongue, type Wishes } from './choose-language.ts'
import type { Words } from './en.ts'
import { wordsOf } from './languages.ts'

/** The language of one answer, with its words. */
export interface Speech extends Tongue {
  readonly words: Words
}

export const speechFor = async (wishes: Wishes): Promise<Speech> => {
  const tongue = chooseLanguage(wishes)
  return { ...tongue, words: await wordsOf(tongue.language) }
}
