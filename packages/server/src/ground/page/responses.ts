import { pageHeaders } from './html-page.ts'
import { hashSource } from './style.ts'

/** Sends the browser on; to an address of ours by its path alone, so that it stays on the host it came by. */
export const redirectBrowser = (location: string, cookie?: string): Response =>
  new Response(null, { status: 302, headers: { ...pageHeaders, location, ...(cookie && { 'set-cookie': cookie }) } })

/** JSON that may stand in a script element. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

/**
 * Posts an answer to the page that opened this frame, if it is one of the given origins; only those may frame it.
 * A browser delivers a message to no other origin than the one it is addressed to.
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
