import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { escapeHtml } from '../../ground/base/escape-html.ts'
import { htmlPage } from '../../ground/page/html-page.ts'
import { messagePage } from '../../ground/page/message-page.ts'
import { visitorSpeech } from '../../ground/page/visitor-speech.ts'
import type { Words } from '../../ground/words/en.ts'
import { forgetRequests } from './notify.ts'
import { findByStopKey, holdRequestsOf } from './store.ts'

/**
 * Serves the page behind an email's link. It asks for confirmation, since mail scanners open links. Confirming deletes
 * all requests of that email in this store.
 */
export const answerStop = async (context: Context, request: Request): Promise<Response> => {
  const { db } = context
  const key = new URL(request.url).searchParams.get('key') ?? ''
  const stored = key === '' ? undefined : await findByStopKey(db, key)
  if (!stored) {
    const wordsFor = ({ pages, backInStock }: Words) => ({
      title: pages.linkExpired,
      texts: [backInStock.alreadyUnsubscribed],
    })
    return messagePage(context, request, { wordsFor })
  }
  const { site_id: siteId, email } = stored
  if (request.method !== 'POST') {
    const speech = await visitorSpeech(context, request, siteId)
    const { unsubscribeTitle, unsubscribeText, unsubscribeButton } = speech.words.backInStock
    const content = [
      `<h1>${escapeHtml(unsubscribeTitle)}</h1><p>${escapeHtml(unsubscribeText(email))}</p>`,
      `<form method="post"><button>${escapeHtml(unsubscribeButton)}</button></form>`,
    ].join('')
    return htmlPage({ status: 200, speech, title: unsubscribeTitle, content, formTargets: "'self'" })
  }
  await transact(db, async (transaction) =>
    forgetRequests(transaction, siteId, await holdRequestsOf(transaction, siteId, email)),
  )
  const wordsFor = ({ backInStock: { unsubscribedTitle, unsubscribedText } }: Words) => ({
    title: unsubscribedTitle,
    texts: [unsubscribedText],
  })
  return messagePage(context, request, { status: 200, siteId, wordsFor })
}
