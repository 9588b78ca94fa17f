import { redirectElements } from './elements.js'
import { isProvidersHost } from './hosts.js'
import { createMarkupChanger, createMediaNames, isPage } from './media.js'

/** The address as a URL, whatever form a caller of `fetch` gave it; nothing for a relative one outside a page. */
const urlOf = (/** @type {RequestInfo | URL} */ input) => {
  const text = input instanceof Request ? input.url : String(input)
  return URL.canParse(text) ? new URL(text) : undefined
}

const redirectFetch = (/** @type {string} */ base) => {
  const send = globalThis.fetch.bind(globalThis)
  globalThis.fetch = (input, init) => {
    const url = urlOf(input)
    if (!url || !isProvidersHost(url.hostname)) return send(input, init)
    const address = base + url.pathname + url.search
    return input instanceof Request ? send(new Request(address, input), init) : send(address, init)
  }
}

const example = 'for example http://localhost:4000'

const baseOf = (/** @type {string | undefined} */ serverUrl) => {
  if (!serverUrl) {
    throw new TypeError(
      `No URL of a Vitrine server was given. Set the environment variable that you pass on, ${example}.`,
    )
  }
  const url = URL.canParse(serverUrl) ? new URL(serverUrl) : undefined
  // `localhost:4000` is a URL too, of the scheme `localhost:`.
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new TypeError(
      `“${serverUrl}” is not the URL of a Vitrine server. It starts with http:// or https://, ${example}.`,
    )
  return serverUrl.replace(/\/+$/, '')
}

/** Where requests go already: a module may be loaded twice, and its redirect must be there once. */
const redirectedTo = Symbol.for('vitrine.redirect')

/**
 * Sends requests for the provider's hosts to a Vitrine server; all other requests are untouched. Call it before the first
 * request: in a page, in a server, in a worker. A second call with the same server does nothing.
 *
 * @param {string | undefined} serverUrl The URL of the server, for example `http://localhost:4000`. Without one it throws.
 */
export const redirectToVitrine = (serverUrl) => {
  const base = baseOf(serverUrl)
  if (globalThis[redirectedTo] === base) return
  globalThis[redirectedTo] = base
  redirectFetch(base)
  if (typeof document !== 'undefined' && typeof MutationObserver !== 'undefined') redirectElements(base)
}

/**
 * Makes a page load its images from a Vitrine server, even before its scripts run. For pages returned as a `Response`: at
 * the edge, and in the middleware of a framework that writes pages to files. In Node, the preload does it.
 *
 * @param {Response} response Anything but an HTML page is returned unchanged.
 * @param {string | undefined} serverUrl
 */
export const redirectPage = (response, serverUrl) => {
  const isPacked = response.headers.has('content-encoding')
  if (!response.body || isPacked || !isPage(response.headers.get('content-type'))) return response
  const { push, end } = createMarkupChanger(createMediaNames(baseOf(serverUrl)).markupToServer)
  const changing = new TransformStream({
    transform: (piece, out) => out.enqueue(push(piece)),
    flush: (out) => out.enqueue(end()),
  })
  const body = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(changing)
    .pipeThrough(new TextEncoderStream())
  const { status, statusText } = response
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(body, { status, statusText, headers })
}
