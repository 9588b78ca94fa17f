import type { LanguagePreferences } from './language.ts'

/** The cookies that store the visitor's choice and the storefront's request. */
export const languageCookies = { chosen: 'vitrine_language', requested: 'vitrine_asked_language' } as const

/** `lang` is set by redirect sessions, `ui_locales` by standard clients (OpenID Connect, 3.1.2.1). */
const requestedIn = ({ searchParams }: URL): string | undefined =>
  searchParams.get('lang') ?? searchParams.get('ui_locales')?.split(' ')[0] ?? undefined

/** Validates the format of a language tag, since cookies and URLs may contain anything. */
const readTag = (text: string | undefined): string | undefined =>
  text !== undefined && /^[A-Za-z0-9-]{2,35}$/.test(text) ? text : undefined

/** Returns the language requested by the storefront: in the URL itself, or in the URL a sign-in continues to. */
export const requestedLanguage = (url: URL): string | undefined => {
  const target = url.searchParams.get('continue') ?? ''
  const next = URL.canParse(target, url) ? new URL(target, url) : undefined
  return readTag(requestedIn(url) ?? (next && requestedIn(next)))
}

/** Returns the language preferences of a browser's request. */
export const browserPreferences = (
  { url, headers }: Pick<Request, 'url' | 'headers'>,
  cookie: (name: string) => string | undefined,
): LanguagePreferences => ({
  chosen: readTag(cookie(languageCookies.chosen)),
  requested: requestedLanguage(new URL(url)) ?? readTag(cookie(languageCookies.requested)),
  accepted: headers.get('accept-language') ?? undefined,
})

/** Converts preferences to the format of `Accept-Language`, the strongest one first. */
export const toAcceptLanguage = ({ chosen, requested, accepted }: LanguagePreferences): string | undefined =>
  [chosen, requested, accepted].filter(Boolean).join(', ') || undefined
