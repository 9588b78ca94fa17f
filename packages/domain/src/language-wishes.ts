import type { Wishes } from './language.ts'

/** The cookies in which a browser keeps what its visitor picked, and what the storefront asked for. */
export const languageCookies = { chosen: 'vitrine_language', asked: 'vitrine_asked_language' } as const

/** `lang` is what redirect sessions pass on, `ui_locales` what standard clients send (OpenID Connect, 3.1.2.1). */
const askedIn = ({ searchParams }: URL): string | undefined =>
  searchParams.get('lang') ?? searchParams.get('ui_locales')?.split(' ')[0] ?? undefined

/** What may be a language tag; cookies and addresses may hold anything. */
const readTag = (text: string | undefined): string | undefined =>
  text !== undefined && /^[A-Za-z0-9-]{2,35}$/.test(text) ? text : undefined

/** What the storefront asked for: in the address itself, or in the way that a sign-in goes on to. */
export const askedLanguage = (url: URL): string | undefined => {
  const way = url.searchParams.get('continue') ?? ''
  const next = URL.canParse(way, url) ? new URL(way, url) : undefined
  return readTag(askedIn(url) ?? (next && askedIn(next)))
}

/** What a browser's request says about the language of its answer. */
export const wishesOfBrowser = (
  { url, headers }: Pick<Request, 'url' | 'headers'>,
  cookie: (name: string) => string | undefined,
): Wishes => ({
  chosen: readTag(cookie(languageCookies.chosen)),
  asked: askedLanguage(new URL(url)) ?? readTag(cookie(languageCookies.asked)),
  accepted: headers.get('accept-language') ?? undefined,
})

/** The wishes as one list of the kind that browsers send, what goes first at its head. */
export const listOfWishes = ({ chosen, asked, accepted }: Wishes): string | undefined =>
  [chosen, asked, accepted].filter(Boolean).join(', ') || undefined
