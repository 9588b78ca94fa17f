import type { LanguagePreferences } from '@vitrine/domain/language.ts'
import {
  requestedLanguage,
  languageCookies,
  toAcceptLanguage,
  browserPreferences,
} from '@vitrine/domain/language-preferences.ts'
import { readCookie, writeCookie } from './cookies.ts'

const year = 365 * 24 * 60 * 60
/** A checkout and a sign-in are several pages: what the first was asked for holds for the next. */
const hour = 60 * 60

/** What a request says about the language of its answer. */
export const readLanguagePreferences = (request: Request, origin: string): LanguagePreferences =>
  browserPreferences(request, (name) => readCookie({ request, origin }, name))

/** Keeps the language that a visitor picked. */
export const chosenCookieFor = (language: string, origin: string): string =>
  writeCookie(languageCookies.chosen, language, { origin, seconds: year })

/** Keeps what the storefront asked for, while the visitor goes through the pages. */
export const requestedLanguageCookies = (request: Request, origin: string): string[] => {
  const requested = requestedLanguage(new URL(request.url))
  return requested === undefined ? [] : [writeCookie(languageCookies.requested, requested, { origin, seconds: hour })]
}

/** The header that passes wishes on to the API: mail is written by it. Nothing where nobody wishes anything. */
export const languageHeader = (preferences: LanguagePreferences): Readonly<Record<string, string>> => {
  const languages = toAcceptLanguage(preferences)
  return languages === undefined ? {} : { 'accept-language': languages }
}
