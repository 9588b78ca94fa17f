import { isSupported, type Language } from '@vitrine/domain/languages.ts'

const key = 'vitrine-language'

const stored = (): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    // Without storage, or in a test without a browser, there is no choice.
    return null
  }
}

/** Returns the language that the person chose on this device, or else the browser's preferred one that has texts. */
export const chosenLanguage = (): Language => {
  const browser = typeof document === 'undefined' ? [] : navigator.languages
  const preferred = [stored(), ...browser].map((tag) => tag?.split('-')[0] ?? '')
  return preferred.find(isSupported) ?? 'en'
}

/**
 * Remembers a language and opens the page again in it. Does nothing if the page could not open in it: without storage, or
 * for a language that only a newer version has. It would open again and again.
 */
export const openIn = (language: Language): void => {
  try {
    localStorage.setItem(key, language)
  } catch {
    return
  }
  if (stored() === language && isSupported(language)) location.reload()
}
