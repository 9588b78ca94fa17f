import { calls, isApiError, type LinkedOrder, type SiteInfo } from '@vitrine/client'
import type { Drawn, PageRequest } from '../page.ts'
import type { Speech } from '../words/speech.ts'
import { drawFinder } from './find.ts'

/** An order that was opened by the link from an email about it. */
export interface OpenLink {
  readonly token: string
  readonly linked: LinkedOrder
  readonly site: SiteInfo
  /** The buyer's language. */
  readonly speech: Speech
}

export const linkedOrderOf = async (request: PageRequest): Promise<OpenLink> => {
  const token = request.url.searchParams.get('token') ?? ''
  const api = request.api()
  const { linkedOrder: linked } = await api.send(calls.openOrderLink, { body: { token } })
  const { site } = await api.send(calls.getSite, { query: { siteId: linked.siteId } })
  return { token, linked, site, speech: await request.speak(linked.order.buyerLanguage ?? site.language) }
}

/** Does something with a link; whoever has none that works any more gets the way to another. */
export const orFinder = async <Result>(request: PageRequest, work: () => Promise<Result>): Promise<Result | Drawn> => {
  try {
    return await work()
  } catch (error) {
    if (!isApiError(error, 'ORDER_LINK_EXPIRED', 'NOT_FOUND', 'INVALID_ARGUMENT')) throw error
    return drawFinder(request, error.code === 'ORDER_LINK_EXPIRED' ? 'expired' : 'broken')
  }
}
