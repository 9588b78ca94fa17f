/** The hosts that the provider's official SDK calls, and those its media helper names; inside it they are constants. */
const apiHosts = /(^|\.)wixapis\.com$/
const mediaHosts = /^(static|video)\.wixstatic\.com$/

/** The address as a URL, whatever form a caller of `fetch` gave it; nothing for a relative one outside a page. */
const urlOf = (/** @type {RequestInfo | URL} */ input) => {
  const text = input instanceof Request ? input.url : String(input)
  return URL.canParse(text) ? new URL(text) : undefined
}

/** Elements that load media, with the attributes that name them. */
const mediaElements = 'img,source,video,link[rel="preload"]'
const mediaAttributes = ['src', 'srcset', 'poster', 'href', 'imagesrcset']

/**
 * Shows pictures and videos in a page from the server: what the media helper writes into `src` and its like never
 * passes through `fetch`. Scripts that set an attribute are answered at once; what stands in the page already or comes
 * as HTML is changed as soon as it is there.
 *
 * @param {string} base
 */
const redirectElements = (base) => {
  const inText = /https:\/\/(?:static|video)\.wixstatic\.com\/(?=(?:media|video)\/)/g
  const redirected = (/** @type {string} */ text) => text.replace(inText, `${base}/`)

  const setAttribute = Element.prototype.setAttribute
  Element.prototype.setAttribute = function (name, value) {
    const isMedia = mediaAttributes.includes(name.toLowerCase()) && this.matches(mediaElements)
    setAttribute.call(this, name, isMedia ? redirected(String(value)) : value)
  }
  const properties = /** @type {const} */ ([
    [HTMLImageElement, ['src', 'srcset']],
    [HTMLSourceElement, ['src', 'srcset']],
    [HTMLMediaElement, ['src']],
    [HTMLVideoElement, ['poster']],
  ])
  for (const [{ prototype }, names] of properties) {
    for (const name of names) {
      const property = Object.getOwnPropertyDescriptor(prototype, name)
      if (!property?.set) continue
      const { set } = property
      Object.defineProperty(prototype, name, {
        ...property,
        set(value) {
          set.call(this, redirected(String(value)))
        },
      })
    }
  }

  const redirectElement = (/** @type {Element} */ element) => {
    for (const name of mediaAttributes) {
      const text = element.getAttribute(name)
      if (text?.includes('wixstatic.com/')) element.setAttribute(name, text)
    }
  }
  const redirectWithin = (/** @type {Node} */ node) => {
    if (!(node instanceof Element)) return
    if (node.matches(mediaElements)) redirectElement(node)
    for (const element of node.querySelectorAll(mediaElements)) redirectElement(element)
  }
  redirectWithin(document.documentElement)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) redirectWithin(node)
  }).observe(document, { childList: true, subtree: true })
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
    if (!url || !(apiHosts.test(url.hostname) || mediaHosts.test(url.hostname))) return send(input, init)
    const address = base + url.pathname + url.search
    return input instanceof Request ? send(new Request(address, input), init) : send(address, init)
  }
  if (typeof document !== 'undefined' && typeof MutationObserver !== 'undefined') redirectElements(base)
}
