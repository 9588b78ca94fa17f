import type { Context } from '../../ground/context/context.ts'
import { hashSource } from '../../ground/page/style.ts'
import { escapeHtml } from '../../ground/base/escape-html.ts'
import { listMail, readMailHtml, type Mail } from '../../ground/mail/store.ts'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
article { border-block-start: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 1rem 0; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.05rem; margin: 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .5rem 0 0; }
small { color: color-mix(in srgb, currentColor 70%, transparent); }
`

/** The list shows emails as text. Nothing in them is loaded, run or framed. */
const policy = `default-src 'none'; style-src ${hashSource(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`

/** An HTML email may show its pictures and nothing else. */
const emailPolicy = "default-src 'none'; img-src http: https:; style-src 'unsafe-inline'; sandbox allow-popups"

/** Shows an email's HTML version. */
const showHtml = async ({ db }: Context, id: string): Promise<Response> => {
  const html = await readMailHtml(db, id)
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': emailPolicy }
  return new Response(html ?? '', { status: html === undefined ? 404 : 200, headers })
}

const article = ({ id, subject, recipient, text, created_date }: Mail): string => {
  const links = escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
  return `<article dir="auto"><h2>${escapeHtml(subject)}</h2><small>to ${escapeHtml(recipient)}, ${created_date.toISOString()} · <a href="/dev/mail?html=${encodeURIComponent(id)}">as HTML</a></small><pre dir="auto">${links}</pre></article>`
}

/**
 * Serves the mailbox of a server without SMTP: emails that would have been sent, newest first, as a page and as JSON.
 */
export const answerDevMailbox = async (context: Context, request: Request): Promise<Response> => {
  const url = new URL(request.url)
  const id = url.searchParams.get('html')
  if (id !== null) return showHtml(context, id)
  const found = await listMail(context.db, url.searchParams.get('to'))
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
