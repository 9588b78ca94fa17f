import type { Wishes } from '@vitrine/domain/language.ts'
import { askedLanguage, languageCookies, wishesOfBrowser } from '@vitrine/domain/language-wishes.ts'
import { readCookie, writeCookie } from '../cookies.ts'
import type { Language } from './languages.ts'

const year = 365 * 24 * 60 * 60
/** A checkout and a sign-in are several pages: what the first was asked for holds for the next. */
const hour = 60 * 60

/** What a request says about the language of its answer. */
export const wishesOf = (request: Request, platformUrl: string): Wishes =>
  wishesOfBrowser(request, (name) => readCookie({ request, platformUrl }, name))

export const chosenCookieFor = (language: Language, platformUrl: string): string =>
  writeCookie(languageCookies.chosen, language, { platformUrl, seconds: year })

/** Keeps what the storefront asked for, while the visitor goes through the pages. */
export const askedCookies = (request: Request, platformUrl: string): string[] => {
  const asked = askedLanguage(new URL(request.url))
  return asked === undefined ? [] : [writeCookie(languageCookies.asked, asked, { platformUrl, seconds: hour })]
}
