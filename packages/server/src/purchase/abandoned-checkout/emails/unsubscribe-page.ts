import { escapeHtml } from '../../../ground/base/escape-html.ts'
import type { Context } from '../../../ground/context/context.ts'
import { htmlPage } from '../../../ground/page/html-page.ts'
import { messagePage } from '../../../ground/page/message-page.ts'
import { visitorSpeech } from '../../../ground/page/visitor-speech.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import type { Words } from '../../../ground/words/en.ts'
import { readUnsubscribeToken } from '../link.ts'
import { transact } from '../../../ground/database/transact.ts'
import { unsubscribeCustomer } from '../../../people/customer/api.ts'
import { findEmailOfHash } from './recipients-store.ts'
import { unsubscribe } from './recipients.ts'

const expired = ({ pages }: Words) => ({ title: pages.linkExpired, texts: [pages.linkExpiredText] })

/** Unsubscribes a recipient, and the customer with this email. */
const unsubscribeRecipient = async (
  { db, now, newId }: Context,
  { siteId, emailHash }: { readonly siteId: string; readonly emailHash: string },
): Promise<void> => {
  await transact(db, async (transaction) => {
    await unsubscribe(transaction, { siteId, emailHash, now: now() })
    const email = await findEmailOfHash(transaction, { siteId, emailHash })
    if (email !== undefined) await unsubscribeCustomer(transaction, { siteId, email, id: newId(), now: now() })
  })
}

/**
 * Serves the link with which a recipient unsubscribes. It asks for confirmation, since mail scanners open links; a POST
 * request of a mail program is the confirmation (RFC 8058).
 */
export const answerUnsubscribe = async (context: Context, request: Request): Promise<Response> => {
  const link = await readUnsubscribeToken(context, new URL(request.url).searchParams.get('token') ?? '')
  if (!link) return messagePage(context, request, { status: 404, wordsFor: expired })
  const { siteId, emailHash } = link
  const { name } = await requireSite(context.sites, siteId)
  if (request.method !== 'POST') {
    const speech = await visitorSpeech(context, request, siteId)
    const { unsubscribeTitle, unsubscribeText, unsubscribeButton } = speech.words.abandonedCheckout
    const content = [
      `<h1>${escapeHtml(unsubscribeTitle)}</h1><p>${escapeHtml(unsubscribeText(name))}</p>`,
      `<form method="post"><button>${escapeHtml(unsubscribeButton)}</button></form>`,
    ].join('')
    return htmlPage({ status: 200, speech, title: unsubscribeTitle, content, formTargets: "'self'" })
  }
  await unsubscribeRecipient(context, { siteId, emailHash })
  const wordsFor = ({ abandonedCheckout: words }: Words) => ({
    title: words.unsubscribedTitle,
    texts: [words.unsubscribeText(name)],
  })
  return messagePage(context, request, { status: 200, siteId, wordsFor })
}
