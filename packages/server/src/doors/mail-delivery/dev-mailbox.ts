import type { Context } from '../../ground/context/context.ts'
import { hashSource } from '../../ground/page/style.ts'
import { escapeHtml } from '../../ground/mail/email.ts'
import { nobody } from '../../ground/mail/outbox.ts'

const mostShown = 100

const messages = async ({ db }: Context, recipient: string | null) => {
  const query = db.selectFrom('mail').selectAll().orderBy('created_date', 'desc').orderBy('id').limit(mostShown)
  return recipient === null
    ? query.where('recipient', '<>', nobody).execute()
    : query.where('recipient', '=', recipient.toLowerCase()).execute()
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
article { border-block-start: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 1rem 0; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.05rem; margin: 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .5rem 0 0; }
small { color: color-mix(in srgb, currentColor 70%, transparent); }
`

/** Emails are shown as text; nothing in one loads, runs or frames anything. */
const policy = `default-src 'none'; style-src ${hashSource(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`

const article = ({ subject, recipient, text, created_date }: Awaited<ReturnType<typeof messages>>[number]): string => {
  const links = escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
  return `<article dir="auto"><h2>${escapeHtml(subject)}</h2><small>to ${escapeHtml(recipient)}, ${created_date.toISOString()}</small><pre dir="auto">${links}</pre></article>`
}

/** The mailbox of a server without SMTP: what would have been sent, newest first, as a page and as JSON. */
export const answerDevMailbox = async (context: Context, request: Request): Promise<Response> => {
  const url = new URL(request.url)
  const found = await messages(context, url.searchParams.get('to'))
  if (url.pathname.endsWith('.json')) {
    const messages = found.map(({ id, recipient, subject, text, html, created_date }) => ({
      id,
      to: recipient,
      subject,
      text,
      html,
      createdDate: created_date.toISOString(),
    }))
    return Response.json({ messages })
  }
  const content =
    found.length === 0 ? '<p>No emails yet. Emails that the store sends show up here.</p>' : found.map(article).join('')
  return new Response(page('Mailbox', content), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}
