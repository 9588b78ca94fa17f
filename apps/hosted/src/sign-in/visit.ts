import { calls, isApiError, media, type SiteInfo } from '@vitrine/client'
import type { Api } from '../api.ts'
import { readCookie, writeCookie } from '@vitrine/web/cookies.ts'
import { frameOf, type Frame, type PageRequest, type Shown } from '../page.ts'
import type { Speech } from '../words/speech.ts'
import { accountPath, clientIdOf, formTargetsOf, safeContinuePath } from './continue.ts'

/** The store this browser last signed in to, for links without one, such as in emails. */
const storeCookie = 'vitrine_store'
const year = 365 * 24 * 60 * 60

/** A visit to the sign-in pages: the store, and where to continue. */
export interface Visit extends Speech {
  readonly request: PageRequest
  readonly clientId: string
  readonly site: SiteInfo
  readonly frame: Frame
  readonly next: string
}

/** The URL names no store, or an unknown one. */
export class NoStore extends Error {}

const findSite = async (api: Api, clientId: string): Promise<SiteInfo | undefined> => {
  try {
    return (await api.send(calls.getSite, { query: { clientId } })).site
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND', 'INVALID_ARGUMENT')) return undefined
    throw error
  }
}

/** The URL takes precedence over the cookie and the default store. */
const candidates = (page: PageRequest, next: string): string[] => {
  const { url, defaultClientId } = page
  // Third-party apps have no pages here; the URL names one of the store's own as well.
  const named = [clientIdOf(next), url.searchParams.get('clientId') ?? undefined].filter((id) => id !== undefined)
  if (named.length > 0) return named
  const remembered = readCookie(page, storeCookie)
  return remembered === undefined ? [defaultClientId] : [remembered, defaultClientId]
}

export const openVisit = async (request: PageRequest): Promise<Visit> => {
  const next = safeContinuePath(request.url.searchParams.get('continue'))
  for (const clientId of candidates(request, next)) {
    const site = await findSite(request.api(), clientId)
    if (!site) continue
    const speech = await request.speak(site.language)
    return { ...speech, request, clientId, site, frame: frameOf({ ...speech, site }), next }
  }
  throw new NoStore('the URL names no store of this server')
}

/** Returns the API as a new visitor of the store. */
export const asVisitor = async ({ request, clientId }: Visit): Promise<Api> => {
  const { access_token } = await request.api().send(calls.token, { body: { grantType: 'anonymous', clientId } })
  return request.api(access_token)
}

/** Returns the URL of another sign-in page with the same target. */
export const authUrl = (
  { request, next }: Pick<Visit, 'request' | 'next'>,
  page: string,
  more: Readonly<Record<string, string>> = {},
): string => {
  const clientId = request.url.searchParams.get('clientId')
  const query = new URLSearchParams({
    ...(clientId !== null && { clientId }),
    ...(next !== accountPath && { continue: next }),
    ...more,
  }).toString()
  return query === '' ? `/hosted/${page}` : `/hosted/${page}?${query}`
}

export const storeCookieFor = ({ clientId, request }: Pick<Visit, 'clientId' | 'request'>): string =>
  writeCookie(storeCookie, encodeURIComponent(clientId), {
    origin: request.origin,
    seconds: year,
  })

/** Returns the store's image, cropped for the side of the page. */
export const pictureOf = ({ hero }: SiteInfo) =>
  hero && {
    src: media.getScaledToFillImageUrl(hero, 768, 960),
    wide: media.getScaledToFillImageUrl(hero, 1280, 1600),
  }

export interface AuthPageData {
  readonly picture?: { readonly src: string; readonly wide: string }
}

interface AuthPage<Data> extends Omit<Shown<Data>, 'frame' | 'formTargets'> {}

/** Shows a sign-in page. */
export const showAuthPage = <Data extends AuthPageData>(
  { site, frame, next }: Visit,
  { data, ...rest }: AuthPage<Data>,
): Shown<Data> => ({
  ...rest,
  frame,
  data: { ...data, picture: pictureOf(site) },
  formTargets: [...new Set([...formTargetsOf(next), new URL(site.storefrontUrl).origin])],
})
