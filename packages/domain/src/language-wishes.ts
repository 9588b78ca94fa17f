import type { Wishes } from './language.ts'

/** The cookies that store the visitor's choice and the storefront's request. */
export const languageCookies = { chosen: 'vitrine_language', asked: 'vitrine_asked_language' } as const

/** `lang` is set by redirect sessions, `ui_locales` by standard clients (OpenID Connect, 3.1.2.1). */
const askedIn = ({ searchParams }: URL): string | undefined =>
  searchParams.get('lang') ?? searchParams.get('ui_locales')?.split(' ')[0] ?? undefined

/** Validates the format of a language tag, since cookies and URLs may contain anything. */
const readTag = (text: string | undefined): string | undefined =>
  text !== undefined && /^[A-Za-z0-9-]{2,35}$/.test(text) ? text : undefined

/** Returns the language requested by the storefront: in the URL itself, or in the URL a sign-in continues to. */
export const askedLanguage = (url: URL): string | undefined => {
  const way = url.searchParams.get('continue') ?? ''
  const next = URL.canParse(way, url) ? new URL(way, url) : undefined
  return readTag(askedIn(url) ?? (next && askedIn(next)))
}

/** Returns the language preferences of a browser's request. */
export const wishesOfBrowser = (
  { url, headers }: Pick<Request, 'url' | 'headers'>,
  cookie: (name: string) => string | undefined,
): Wishes => ({
  chosen: readTag(cookie(languageCookies.chosen)),
  asked: askedLanguage(new URL(url)) ?? readTag(cookie(languageCookies.asked)),
  accepted: headers.get('accept-language') ?? undefined,
})

/** Converts preferences to the format of `Accept-Language`, the strongest one first. */
export const listOfWishes = ({ chosen, asked, accepted }: Wishes): string | undefined =>
  [chosen, asked, accepted].filter(Boolean).join(', ') || undefined
