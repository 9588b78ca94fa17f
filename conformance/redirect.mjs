/** The hosts that the provider's official SDK calls, and the one its media helper names; inside it they are constants. */
const providerHosts = /(^|\.)wixapis\.com$|^static\.wixstatic\.com$/

/** The address as a URL, whatever form a caller of `fetch` gave it; nothing for a relative one outside a page. */
const urlOf = (/** @type {RequestInfo | URL} */ input) => {
  const text = input instanceof Request ? input.url : String(input)
  return URL.canParse(text) ? new URL(text) : undefined
}

/**
 * Sends what is meant for the provider's hosts to a Vitrine server; everything else goes where it goes.
 * Call it once, before the first request: in a page, in a server, in a worker.
 *
 * @param {string} serverUrl The address of the server, for example `http://localhost:4000`.
 */
export const redirectToVitrine = (serverUrl) => {
  const base = serverUrl.replace(/\/+$/, '')
  const send = globalThis.fetch.bind(globalThis)
  globalThis.fetch = (input, init) => {
    const url = urlOf(input)
    if (!url || !providerHosts.test(url.hostname)) return send(input, init)
    const address = base + url.pathname + url.search
    return input instanceof Request ? send(new Request(address, input), init) : send(address, init)
  }
}
