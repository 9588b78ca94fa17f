/** PostgreSQL text search configurations by language. It has no stemmer for Hebrew; our own rule removes prefixes. */
const configurations: Readonly<Record<string, string>> = {
  da: 'danish',
  de: 'german',
  en: 'english',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  hu: 'hungarian',
  it: 'italian',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sv: 'swedish',
  tr: 'turkish',
}

/** For languages without a stemmer. */
export const unstemmed = 'simple'

export const configurationOf = (language: string): string =>
  configurations[language.slice(0, 2).toLowerCase()] ?? unstemmed

/** Languages with compound words, where the end of a word is searched too. */
export const joinsWords = (language: string): boolean => /^(de|nl|sv|da|no|fi|hu)/i.test(language)
