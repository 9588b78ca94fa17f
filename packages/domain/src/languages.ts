interface KnownLanguage {
  /** Native name. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
}

/** The languages of the storefront, the hosted pages and the server's texts. The first one is the fallback. */
export const languages = {
  en: { name: 'English', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
  he: { name: 'עברית', direction: 'rtl' },
} as const satisfies Record<string, KnownLanguage>

export type Language = keyof typeof languages

export const supportedLanguages = Object.keys(languages) as [Language, ...Language[]]

/** Returns whether the pages and the server have texts in a language. */
export const isSupported = (text: string): text is Language => Object.hasOwn(languages, text)
