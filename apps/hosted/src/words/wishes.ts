import { readCookie, writeCookie } from '../cookies.ts'
import type { Wishes } from '@vitrine/domain/language.ts'
import type { Language } from './languages.ts'

const chosenCookie = 'vitrine_language'
/** A checkout and a sign-in are several pages: what the first was asked for holds for the next. */
const askedCookie = 'vitrine_asked_language'
const year = 365 * 24 * 60 * 60
const hour = 60 * 60

/** `lang` is what redirect sessions pass on, `ui_locales` what standard clients send (OpenID Connect, 3.1.2.1). */
const askedIn = ({ searchParams }: URL): string | undefined =>
  searchParams.get('lang') ?? searchParams.get('ui_locales')?.split(' ')[0] ?? undefined

/** What may be a language tag; cookies and addresses may hold anything. */
const readTag = (text: string | undefined): string | undefined =>
  text !== undefined && /^[A-Za-z0-9-]{2,35}$/.test(text) ? text : undefined

/** What the storefront asked for: in the address itself, or in the way that a sign-in goes on to. */
const askedBy = (url: URL): string | undefined => {
  const way = url.searchParams.get('continue') ?? ''
  const next = URL.canParse(way, url) ? new URL(way, url) : undefined
  return readTag(askedIn(url) ?? (next && askedIn(next)))
}

/** What a request says about the language of its answer. */
export const wishesOf = (request: Request, platformUrl: string): Wishes => ({
  chosen: readTag(readCookie({ request, platformUrl }, chosenCookie)),
  asked: askedBy(new URL(request.url)) ?? readTag(readCookie({ request, platformUrl }, askedCookie)),
  accepted: request.headers.get('accept-language') ?? undefined,
})

export const chosenCookieFor = (language: Language, platformUrl: string): string =>
  writeCookie(chosenCookie, language, { platformUrl, seconds: year })

/** Keeps what the storefront asked for, while the visitor goes through the pages. */
export const askedCookies = (request: Request, platformUrl: string): string[] => {
  const asked = askedBy(new URL(request.url))
  return asked === undefined ? [] : [writeCookie(askedCookie, asked, { platformUrl, seconds: hour })]
}
