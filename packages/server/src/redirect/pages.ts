import { createHash } from 'node:crypto'
import { escapeHtml } from '../mail/letter.ts'

const style = `:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}body{max-width:34rem;margin:15vh auto;padding:0 1.5rem}h1{font-size:1.4rem}code{overflow-wrap:anywhere}`

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

/** Sends the browser on; to an address of ours by its path alone, so that it stays on the host it came by. */
export const goTo = (location: string, cookie?: string): Response =>
  new Response(null, { status: 302, headers: { ...headers, location, ...(cookie && { 'set-cookie': cookie }) } })

/** Says what is wrong, and goes nowhere. Nobody may frame it. */
export const errorPage = (title: string, text: string): Response =>
  new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main></body></html>`,
    {
      status: 400,
      headers: {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      },
    },
  )

/** JSON that may stand in a script element. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

/**
 * Posts an answer to the page that opened this frame, if it is one of the given origins; only those may frame it.
 * A browser delivers a message to no other origin than the one it is addressed to.
 */
export const messagePage = (
  answer: Readonly<Record<string, string>>,
  { targets, framers }: { targets: readonly string[]; framers: readonly string[] },
): Response => {
  const script = `for(const origin of ${scriptJson(targets)})window.parent.postMessage(${scriptJson(answer)},origin)`
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sign-in</title></head><body><script>${script}</script></body></html>`,
    {
      status: 200,
      headers: {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; script-src ${hashOf(script)}; base-uri 'none'; form-action 'none'; frame-ancestors ${framers.join(' ')}`,
      },
    },
  )
}
