import { calls, isApiError } from '@vitrine/client'
import { drawWith } from '@vitrine/web/drawn-page.ts'
import { siteIdOf } from '../account/open.ts'
import { frameOf, type Drawn, type PageRequest, type Route } from '../page.ts'
import { asMember } from '../sign-in/session.ts'
import { openLink } from './open.ts'
import { SessionEndedPage } from './session-ended-page.tsx'

/** What the server tells of a link whose member has signed out. */
interface EndedLink {
  readonly siteId: string
  readonly clientId?: string
}

/** Never shown again in a page that a server made; a payment is entered again with the order. */
const notKept = /^(cardNumber|expiry|securityCode|cardholder|paymentToken|paymentTokenOf|intent|code|prices)$/

/** The fields of a form that come again once its sender has signed in. */
const keptFieldsIn = (form: FormData): [string, string][] =>
  [...form].flatMap(([name, value]) => (notKept.test(name) || typeof value !== 'string' ? [] : [[name, value]]))

/** Through the sign-in, and back to the page. */
const signInHref = ({ url }: PageRequest, { clientId }: EndedLink): string => {
  const way = { ...(clientId !== undefined && { clientId }), continue: url.pathname + url.search }
  return `/hosted/sign-in?${new URLSearchParams(way)}`
}

const drawEnded = async (request: PageRequest, link: EndedLink, form?: FormData): Promise<Drawn> => {
  const { site } = await request.api().send(calls.getSite, { query: { siteId: link.siteId } })
  const { words, ...tongue } = await request.speak(site.language)
  const member = await asMember(request)
  // The link would have opened for its own member.
  const isOther = member !== undefined && siteIdOf(member.accessToken) === link.siteId
  const [title, text] = isOther
    ? [words.otherAccount, words.otherAccountHint]
    : [words.sessionEnded, words.sessionEndedHint]
  const data = {
    title,
    text,
    link: { href: signInHref(request, link), label: words.signIn },
    typed: form && !isOther ? keptFieldsIn(form) : [],
  }
  return drawWith(SessionEndedPage, { status: isOther ? 403 : 401, title, data, frame: frameOf({ ...tongue, site }) })
}

/** Tells what a link says whose member has signed out; nothing where the error is about something else. */
const endedLinkOf = async (error: unknown, request: PageRequest): Promise<EndedLink | undefined> => {
  // The session may end while a page is being made.
  const told = isApiError(error, 'UNAUTHENTICATED')
    ? await openLink(request).then(
        () => error,
        (second: unknown) => second,
      )
    : error
  if (!isApiError(told, 'SESSION_ENDED')) return undefined
  const { siteId, clientId } = told.data
  return { siteId: String(siteId), ...(typeof clientId === 'string' && { clientId }) }
}

/** Tells whoever has signed out in another tab so, with a way back through the sign-in that keeps what they typed. */
export const orSessionEnded = ({ path, load, act }: Route): Route => {
  const tell = async (error: unknown, request: PageRequest, form?: FormData): Promise<Drawn> => {
    const link = await endedLinkOf(error, request)
    if (link === undefined) throw error
    return drawEnded(request, link, form)
  }
  return {
    path,
    load: (request) => load(request).catch((error: unknown) => tell(error, request)),
    ...(act && {
      act: (request: PageRequest, form: FormData) =>
        act(request, form).catch((error: unknown) => tell(error, request, form)),
    }),
  }
}
