import { escapeHtml } from '../base/escape-html.ts'
import type { Speech } from '../words/speech.ts'
import { hashSource, style } from './style.ts'

/** What every page of the server itself says to browsers and whatever lies between: keep it not, and tell nobody of it. */
export const pageHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

interface HtmlPage {
  readonly status: number
  readonly speech: Speech
  readonly title: string
  /** Markup; every text in it is escaped. */
  readonly content: string
  /** Where forms of the page may lead; nowhere unless told. */
  readonly formTargets?: string
}

/** A page of the server itself: without scripts, pictures or files, and in nobody's frame. */
export const htmlPage = ({ status, speech, title, content, formTargets = "'none'" }: HtmlPage): Response => {
  const { language, direction } = speech
  const html = `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${content}</main></body></html>`
  const policy = `default-src 'none'; style-src ${hashSource(style)}; base-uri 'none'; form-action ${formTargets}; frame-ancestors 'none'`
  const headers = { ...pageHeaders, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  return new Response(html, { status, headers })
}
