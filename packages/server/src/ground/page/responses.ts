import { pageHeaders } from './html-page.ts'
import { hashSource } from './style.ts'

/** Redirects the browser. Targets on this server are given as a path, so that the browser stays on its host. */
export const redirectBrowser = (location: string, cookie?: string): Response =>
  new Response(null, { status: 302, headers: { ...pageHeaders, location, ...(cookie && { 'set-cookie': cookie }) } })

/** Returns JSON that is safe in a script element. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

/**
 * Returns a page that posts a message to the page that framed it, if it has one of the given origins. Only those may
 * frame it. Browsers deliver a message only to the origin it is addressed to.
 */
export const postMessagePage = (
  answer: Readonly<Record<string, string>>,
  { targets, framers }: { targets: readonly string[]; framers: readonly string[] },
): Response => {
  const script = `for(const origin of ${scriptJson(targets)})window.parent.postMessage(${scriptJson(answer)},origin)`
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sign-in</title></head><body><script>${script}</script></body></html>`,
    {
      status: 200,
      headers: {
        ...pageHeaders,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; script-src ${hashSource(script)}; base-uri 'none'; form-action 'none'; frame-ancestors ${framers.join(' ')}`,
      },
    },
  )
}
