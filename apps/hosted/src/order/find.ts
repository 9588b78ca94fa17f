import { calls, isApiError, type SiteInfo } from '@vitrine/client'
import { drawWith } from '@vitrine/web/document/drawn-page.ts'
import { isEmail, readLine } from '@vitrine/web/form/form.ts'
import { frameOf, type Answer, type Drawn, type PageRequest, type Shown } from '../page.ts'
import { sentenceFor } from '../text/sentences.ts'
import type { Speech } from '../words/speech.ts'
import { FindOrderPage, type FindOrderData } from './find-page.tsx'

/** Reads the site ID of a token without verifying it. Only used to show that store's page. */
const siteNamedIn = (token: string): string | null => {
  try {
    const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
    const { aud } = JSON.parse(claims) as { aud?: unknown }
    return typeof aud === 'string' ? aud : null
  } catch {
    return null
  }
}

interface OpenFinder extends Speech {
  readonly site: SiteInfo
}

const siteOf = ({ url }: PageRequest): string | null =>
  url.searchParams.get('site') ?? siteNamedIn(url.searchParams.get('token') ?? '')

/** Returns the store whose orders are found: the named one, or the default. */
const openFinder = async (request: PageRequest): Promise<OpenFinder> => {
  const [api, named] = [request.api(), siteOf(request)]
  const query = named === null ? { clientId: request.defaultClientId } : { siteId: named }
  const { site } = await api.send(calls.getSite, { query })
  return { ...(await request.speak(site.language)), site }
}

type Complaint = Partial<Omit<FindOrderData, 'href'>> & { readonly status?: number }

const show = (finder: OpenFinder, { status, ...data }: Complaint = {}): Shown<FindOrderData> => ({
  ...(status !== undefined && { status }),
  title: data.isSent ? finder.words.findOrderSent : finder.words.findOrder,
  data: { isSent: false, number: '', email: '', errors: {}, ...data, href: findAddress(finder.site.id) },
  frame: frameOf(finder),
})

/** Returns the URL of the form for a new link. */
const findAddress = (siteId: string): string => `/hosted/order/find?${new URLSearchParams({ site: siteId })}`

/** Shown for invalid or expired links: how to get a new one. */
export const drawFinder = async (request: PageRequest, why: NonNullable<FindOrderData['why']>): Promise<Drawn> => {
  const finder = await openFinder(request)
  return drawWith(FindOrderPage, show(finder, { why, status: why === 'expired' ? 410 : 404 }))
}

export const loadFinder = async (request: PageRequest): Promise<Answer<FindOrderData>> =>
  show(await openFinder(request))

/** Requests an email with a link. Gives the same answer if number and email don't match. */
export const askForLink = async (request: PageRequest, form: FormData): Promise<Shown<FindOrderData>> => {
  const finder = await openFinder(request)
  const { words, site } = finder
  const [number, email] = [readLine(form, 'number'), readLine(form, 'email')]
  const errors = {
    ...(number === '' && { number: words.fieldRequired }),
    ...(!isEmail(email) && { email: email === '' ? words.fieldRequired : words.wrongEmail }),
  }
  const typed = { number, email }
  if (Object.keys(errors).length > 0) return show(finder, { ...typed, errors, status: 422 })
  try {
    const body = { siteId: site.id, orderNumber: number.slice(0, 50), email }
    await request.api().send(calls.requestOrderLink, { body })
  } catch (error) {
    if (isApiError(error, 'INVALID_ARGUMENT'))
      return show(finder, { ...typed, errors: { email: words.wrongEmail }, status: 422 })
    const status = isApiError(error, 'TOO_MANY_REQUESTS') ? 429 : 422
    return show(finder, { ...typed, failure: sentenceFor(error, words), status })
  }
  return show(finder, { ...typed, isSent: true })
}
