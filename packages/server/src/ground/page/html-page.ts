import { escapeHtml } from '../base/escape-html.ts'
import type { Speech } from '../words/speech.ts'
import { hashSource, style } from './style.ts'

/** Headers of all server-rendered pages: no caching, no referrer. */
export const pageHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

interface HtmlPage {
  readonly status: number
  readonly speech: Speech
  readonly title: string
  /** HTML with all texts escaped. */
  readonly content: string
  /** The allowed targets of forms (CSP `form-action`). Default: none. */
  readonly formTargets?: string
  /** A script at the end of the page, which must work without it. Default: none. */
  readonly script?: string
}

/** Returns a server-rendered page without images or external files, which can't be framed. */
export const htmlPage = ({ status, speech, title, content, formTargets = "'none'", script }: HtmlPage): Response => {
  const { language, direction } = speech
  const html = `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${content}</main>${script === undefined ? '' : `<script>${script}</script>`}</body></html>`
  const policy = `default-src 'none'; style-src ${hashSource(style)};${script === undefined ? '' : ` script-src ${hashSource(script)};`} base-uri 'none'; form-action ${formTargets}; frame-ancestors 'none'`
  const headers = { ...pageHeaders, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  return new Response(html, { status, headers })
}
