import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { escapeHtml } from '../../ground/mail/email.ts'
import { htmlPage } from '../../ground/page/html-page.ts'
import { messagePage } from '../../ground/page/message-page.ts'
import { visitorSpeech } from '../../ground/page/visitor-speech.ts'
import { hashOfSecret } from '../../ground/site/sites.ts'
import type { Words } from '../../ground/words/en.ts'
import { forgetRequests } from './notify.ts'
import { findByStopHash, holdRequestsOf } from './store.ts'

/**
 * The page that an email's link opens: it asks, since programs that check mail open links, too. Whoever answers is
 * forgotten with everything they wait for in this store.
 */
export const answerStop = async (context: Context, request: Request): Promise<Response> => {
  const { db } = context
  const key = new URL(request.url).searchParams.get('key') ?? ''
  const asked = key === '' ? undefined : await findByStopHash(db, hashOfSecret(key))
  if (!asked) {
    const say = ({ pages, backInStock }: Words) => ({ title: pages.linkOld, texts: [backInStock.alreadyStopped] })
    return messagePage(context, request, { say })
  }
  const { site_id: siteId, email } = asked
  if (request.method !== 'POST') {
    const speech = await visitorSpeech(context, request, siteId)
    const { stopTitle, stopText, stopButton } = speech.words.backInStock
    const content = [
      `<h1>${escapeHtml(stopTitle)}</h1><p>${escapeHtml(stopText(email))}</p>`,
      `<form method="post"><button>${escapeHtml(stopButton)}</button></form>`,
    ].join('')
    return htmlPage({ status: 200, speech, title: stopTitle, content, formTargets: "'self'" })
  }
  await transact(db, async (transaction) =>
    forgetRequests(transaction, siteId, await holdRequestsOf(transaction, siteId, email)),
  )
  const say = ({ backInStock: { stoppedTitle, stoppedText } }: Words) => ({ title: stoppedTitle, texts: [stoppedText] })
  return messagePage(context, request, { status: 200, siteId, say })
}
