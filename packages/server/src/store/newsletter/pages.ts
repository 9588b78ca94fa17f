import { escapeHtml } from '../../ground/base/escape-html.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { htmlPage } from '../../ground/page/html-page.ts'
import { messagePage } from '../../ground/page/message-page.ts'
import { visitorSpeech } from '../../ground/page/visitor-speech.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import type { Words } from '../../ground/words/en.ts'
import { unsubscribeById } from '../../people/customer/api.ts'
import { readUnsubscribeToken } from './link.ts'
import { findRequest } from './store.ts'
import { confirmSubscription } from './subscribe.ts'

type NewsletterWords = Words['newsletter']

interface Question {
  readonly title: string
  readonly text: string
  readonly button: string
}

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

/** Asks before it acts, since mail scanners open links. */
const askPage = async (
  context: Context,
  request: Request,
  { site, ask }: { site: Site; ask: (words: NewsletterWords) => Question },
): Promise<Response> => {
  const speech = await visitorSpeech(context, request, site.id)
  const { title, text, button } = ask(speech.words.newsletter)
  const content = [
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`,
    `<form method="post"><button>${escapeHtml(button)}</button></form>`,
  ].join('')
  return htmlPage({ status: 200, speech, title, content, formTargets: "'self'" })
}

const linkOf = (site: Site) => (words: Words) => [
  { href: site.storefrontUrl, label: words.order.visitStore(site.name) },
]

/** Serves the link that confirms a subscription. */
export const answerConfirm = async (context: Context, request: Request): Promise<Response> => {
  const found = await findRequest(context.db, tokenOf(request), context.now())
  if (!found) {
    const wordsFor = ({ pages, newsletter }: Words) => ({ title: pages.linkExpired, texts: [newsletter.usedLink] })
    return messagePage(context, request, { status: 404, wordsFor })
  }
  const site = await requireSite(context.sites, found.site_id)
  if (request.method !== 'POST') {
    const ask = (words: NewsletterWords) => ({
      title: words.confirmTitle,
      text: words.confirmQuestion(found.email, site.name),
      button: words.confirmButton,
    })
    return askPage(context, request, { site, ask })
  }
  await confirmSubscription(context, { site, request: found })
  const wordsFor = (words: Words) => ({
    title: words.newsletter.welcomeTitle,
    texts: [words.newsletter.welcomeText(site.name)],
    links: linkOf(site)(words),
  })
  return messagePage(context, request, { status: 200, siteId: site.id, wordsFor })
}

/** Serves the link with which a subscriber unsubscribes. A POST request of a mail program confirms it (RFC 8058). */
export const answerUnsubscribe = async (context: Context, request: Request): Promise<Response> => {
  const subscriber = await readUnsubscribeToken(context, tokenOf(request))
  if (!subscriber) {
    const wordsFor = ({ pages }: Words) => ({ title: pages.linkExpired, texts: [pages.linkExpiredText] })
    return messagePage(context, request, { status: 404, wordsFor })
  }
  const { siteId, customerId } = subscriber
  const site = await requireSite(context.sites, siteId)
  if (request.method !== 'POST') {
    const ask = (words: NewsletterWords) => ({
      title: words.unsubscribeTitle,
      text: words.unsubscribeText(site.name),
      button: words.unsubscribe,
    })
    return askPage(context, request, { site, ask })
  }
  const { db, newId, now } = context
  await transact(db, (transaction) => unsubscribeById(transaction, { siteId, customerId, id: newId(), now: now() }))
  const wordsFor = (words: Words) => ({
    title: words.newsletter.unsubscribedTitle,
    texts: [words.newsletter.unsubscribedText(site.name)],
    links: linkOf(site)(words),
  })
  return messagePage(context, request, { status: 200, siteId, wordsFor })
}
