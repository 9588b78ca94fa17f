import type { LanguagePreferences } from '@vitrine/domain/language.ts'
import {
  requestedLanguage,
  languageCookies,
  toAcceptLanguage,
  browserPreferences,
} from '@vitrine/domain/language-preferences.ts'
import { readCookie, writeCookie } from './cookies.ts'

const year = 365 * 24 * 60 * 60
/** A checkout or sign-in has several pages, which keep the requested language. */
const hour = 60 * 60

/** Reads the language preferences of a request. */
export const readLanguagePreferences = (request: Request, origin: string): LanguagePreferences =>
  browserPreferences(request, (name) => readCookie({ request, origin }, name))

/** Returns a cookie with the language that the visitor picked. */
export const chosenCookieFor = (language: string, origin: string): string =>
  writeCookie(languageCookies.chosen, language, { origin, seconds: year })

/** Returns a cookie with the language that the storefront requested, for the following pages. */
export const requestedLanguageCookies = (request: Request, origin: string): string[] => {
  const requested = requestedLanguage(new URL(request.url))
  return requested === undefined ? [] : [writeCookie(languageCookies.requested, requested, { origin, seconds: hour })]
}

/** Returns the header that passes the preferences to the API, which uses them for emails. Empty without preferences. */
export const languageHeader = (preferences: LanguagePreferences): Readonly<Record<string, string>> => {
  const languages = toAcceptLanguage(preferences)
  return languages === undefined ? {} : { 'accept-language': languages }
}
