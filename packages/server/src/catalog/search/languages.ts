/** How PostgreSQL stems the words of a language. Hebrew has no stemmer there: its prefixes are our own rule. */
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

/** Of languages that PostgreSQL has no stemmer for. */
export const unstemmed = 'simple'

export const configurationOf = (language: string): string =>
  configurations[language.slice(0, 2).toLowerCase()] ?? unstemmed

/** Languages that write several words as one: what a word ends with is looked for, too. */
export const joinsWords = (language: string): boolean => /^(de|nl|sv|da|no|fi|hu)/i.test(language)
