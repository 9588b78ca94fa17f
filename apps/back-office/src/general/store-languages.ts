import { languageName } from '../translations/languages.ts'
import { locale } from '../words/words.ts'

/** Languages a store can have, with regions where date and number formats differ. */
const storeLanguages =
  'ar bg ca cs da de de-AT de-CH el en en-AU en-CA en-GB en-IE en-IN en-NZ en-US es es-AR es-MX et eu fa fi fr fr-BE fr-CA fr-CH ga gl he hi hr hu id is it it-CH ja ko lt lv mk ms mt nb nl nl-BE pl pt pt-BR ro ru sk sl sq sr sv th tr uk ur vi zh zh-HK zh-TW'.split(
    ' ',
  )

/** All languages a store can have by name, including the current one. */
export const languageOptions = (current: string): readonly { readonly value: string; readonly label: string }[] =>
  [...new Set([...storeLanguages, current])]
    .map((value) => ({ value, label: languageName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale))
