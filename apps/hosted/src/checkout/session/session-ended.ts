import { calls, isApiError } from '@vitrine/client'
import { drawWith } from '@vitrine/web/document/drawn-page.ts'
import { siteIdOf } from '../../account/open.ts'
import { frameOf, type Drawn, type PageRequest, type Route } from '../../page.ts'
import { asMember } from '../../sign-in/session.ts'
import { openLink } from '../frame/open.ts'
import { SessionEndedPage } from './session-ended-page.tsx'

/** A link whose member has signed out. */
interface EndedLink {
  readonly siteId: string
  readonly clientId?: string
}

/** Never rendered by the server; payment is entered again with the order. */
const notRestored = /^(cardNumber|expiry|securityCode|cardholder|paymentToken|paymentTokenOf|intent|code|prices)$/

/** The form fields to restore after signing in. */
const restorableFields = (form: FormData): [string, string][] =>
  [...form].flatMap(([name, value]) => (notRestored.test(name) || typeof value !== 'string' ? [] : [[name, value]]))

/** Returns the sign-in URL that leads back to the page. */
const signInHref = ({ url }: PageRequest, { clientId }: EndedLink): string => {
  const params = { ...(clientId !== undefined && { clientId }), continue: url.pathname + url.search }
  return `/hosted/sign-in?${new URLSearchParams(params)}`
}

const drawEnded = async (request: PageRequest, link: EndedLink, form?: FormData): Promise<Drawn> => {
  const { site } = await request.api().send(calls.getSite, { query: { siteId: link.siteId } })
  const { words, ...tongue } = await request.speak(site.language)
  const member = await asMember(request)
  // The link would have opened for its own member, so this is another account.
  const isOther = member !== undefined && siteIdOf(member.accessToken) === link.siteId
  const [title, text] = isOther
    ? [words.otherAccount, words.otherAccountHint]
    : [words.sessionEnded, words.sessionEndedHint]
  const data = {
    title,
    text,
    link: { href: signInHref(request, link), label: words.signIn },
    typed: form && !isOther ? restorableFields(form) : [],
  }
  return drawWith(SessionEndedPage, { status: isOther ? 403 : 401, title, data, frame: frameOf({ ...tongue, site }) })
}

/** Returns the ended session of a link, or `undefined` for other errors. */
const endedLinkOf = async (error: unknown, request: PageRequest): Promise<EndedLink | undefined> => {
  // The session may end while a page is being rendered.
  const latest = isApiError(error, 'UNAUTHENTICATED')
    ? await openLink(request).then(
        () => error,
        (second: unknown) => second,
      )
    : error
  if (!isApiError(latest, 'SESSION_ENDED')) return undefined
  const { siteId, clientId } = latest.data
  return { siteId: String(siteId), ...(typeof clientId === 'string' && { clientId }) }
}

/** Wraps a route: if the member has signed out in another tab, asks them to sign in and keeps what they typed. */
export const orSessionEnded = ({ path, load, act }: Route): Route => {
  const answerError = async (error: unknown, request: PageRequest, form?: FormData): Promise<Drawn> => {
    const link = await endedLinkOf(error, request)
    if (link === undefined) throw error
    return drawEnded(request, link, form)
  }
  return {
    path,
    load: (request) => load(request).catch((error: unknown) => answerError(error, request)),
    ...(act && {
      act: (request: PageRequest, form: FormData) =>
        act(request, form).catch((error: unknown) => answerError(error, request, form)),
    }),
  }
}
