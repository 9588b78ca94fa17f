import { calls, isApiError, media, type SiteInfo } from '@vitrine/client'
import type { Api } from '../api.ts'
import { readCookie, writeCookie } from '@vitrine/web/cookies.ts'
import { frameOf, type Frame, type PageRequest, type Shown } from '../page.ts'
import type { Speech } from '../words/speech.ts'
import { accountPath, clientIdOf, formTargetsOf, wayOn } from './continue.ts'

/** Which store this browser last signed in to, for links that do not say, such as those in emails. */
const storeCookie = 'vitrine_store'
const year = 365 * 24 * 60 * 60

/** Someone at the door: of which store, and where they go once they are in. */
export interface Visit extends Speech {
  readonly request: PageRequest
  readonly clientId: string
  readonly site: SiteInfo
  readonly frame: Frame
  readonly next: string
}

/** No store can be told from the address, or it is not here. */
export class NoStore extends Error {}

const findSite = async (api: Api, clientId: string): Promise<SiteInfo | undefined> => {
  try {
    return (await api.send(calls.getSite, { query: { clientId } })).site
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND', 'INVALID_ARGUMENT')) return undefined
    throw error
  }
}

/** What the address says counts; only where it says nothing does the browser's memory, or the server's own store. */
const candidates = (page: PageRequest, next: string): string[] => {
  const { url, defaultClientId } = page
  // An app of someone else has no pages here: the address names one of the store's beside it.
  const named = [clientIdOf(next), url.searchParams.get('clientId') ?? undefined].filter((id) => id !== undefined)
  if (named.length > 0) return named
  const remembered = readCookie(page, storeCookie)
  return remembered === undefined ? [defaultClientId] : [remembered, defaultClientId]
}

export const openVisit = async (request: PageRequest): Promise<Visit> => {
  const next = wayOn(request.url.searchParams.get('continue'))
  for (const clientId of candidates(request, next)) {
    const site = await findSite(request.api(), clientId)
    if (!site) continue
    const speech = await request.speak(site.language)
    return { ...speech, request, clientId, site, frame: frameOf({ ...speech, site }), next }
  }
  throw new NoStore('no store of this server belongs to the address')
}

/** The API as a new visitor of the store. */
export const asVisitor = async ({ request, clientId }: Visit): Promise<Api> => {
  const { access_token } = await request.api().send(calls.token, { body: { grantType: 'anonymous', clientId } })
  return request.api(access_token)
}

/** The address of a page of the sign-in that leads to the same place. */
export const doorTo = (
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

/** The store's picture, cut for the side of a page. */
export const pictureOf = ({ hero }: SiteInfo) =>
  hero && {
    src: media.getScaledToFillImageUrl(hero, 768, 960),
    wide: media.getScaledToFillImageUrl(hero, 1280, 1600),
  }

export interface DoorData {
  readonly picture?: { readonly src: string; readonly wide: string }
}

interface Door<Data> extends Omit<Shown<Data>, 'frame' | 'formTargets'> {}

/** Shows a page of the sign-in. */
export const showDoor = <Data extends DoorData>(
  { site, frame, next }: Visit,
  { data, ...door }: Door<Data>,
): Shown<Data> => ({
  ...door,
  frame,
  data: { ...data, picture: pictureOf(site) },
  formTargets: [...new Set([...formTargetsOf(next), new URL(site.storefrontUrl).origin])],
})
