import { redirectElements } from './elements.js'
import { isProvidersHost } from './hosts.js'

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

/** Where requests go already: a module may be loaded twice, and its redirect must be there once. */
const redirectedTo = Symbol.for('vitrine.redirect')

/**
 * Sends what is meant for the provider's hosts to a Vitrine server; everything else goes where it goes.
 * Call it before the first request: in a page, in a server, in a worker. A second call to the same server changes
 * nothing.
 *
 * @param {string} serverUrl The address of the server, for example `http://localhost:4000`.
 */
export const redirectToVitrine = (serverUrl) => {
  if (!URL.canParse(serverUrl)) {
    throw new TypeError(`redirectToVitrine takes the address of a Vitrine server, not “${serverUrl}”.`)
  }
  const base = serverUrl.replace(/\/+$/, '')
  if (globalThis[redirectedTo] === base) return
  globalThis[redirectedTo] = base
  redirectFetch(base)
  if (typeof document !== 'undefined' && typeof MutationObserver !== 'undefined') redirectElements(base)
}
