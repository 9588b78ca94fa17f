/** Injected into the back office before anything else: opens pages, and measures what it takes until they are drawn. */

/** The longest answer to a key or click, in milliseconds. */
let longest = 0
const noteEvent = ({ duration, interactionId }) => {
  if (interactionId !== 0) longest = Math.max(longest, duration)
}
new PerformanceObserver((list) => list.getEntries().forEach(noteEvent)).observe({
  type: 'event',
  durationThreshold: 16,
})

/** Resolves when the next frame has been drawn. */
const nextPaint = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(performance.now()), { once: true })
      port1.start()
      port2.postMessage(undefined)
    })
  })

const headingOf = () => document.querySelector('main h1')

/** Resolves when another heading than this one is there. */
const headingAfter = (before) =>
  new Promise((resolve) => {
    const look = () => {
      const heading = headingOf()
      if (!heading || heading === before) return
      observer.disconnect()
      resolve()
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
  })

/** When the last answer of the server arrived, of those before a time. */
const lastAnswer = (since, until) =>
  Math.max(
    since,
    ...performance
      .getEntriesByType('resource')
      .filter(({ initiatorType, responseEnd }) => initiatorType === 'fetch' && responseEnd <= until)
      .map(({ responseEnd }) => responseEnd),
  )

globalThis.deskSpeed = {
  /** Opens a page without loading the document again. Returns the time from its data to its first frame. */
  open: async (path) => {
    performance.clearResourceTimings()
    const start = performance.now()
    const shown = headingAfter(headingOf())
    history.pushState({}, '', `/back-office${path}`)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    await shown
    const drawing = performance.now()
    return (await nextPaint()) - lastAnswer(start, drawing)
  },
  takeLongest: () => {
    const taken = longest
    longest = 0
    return taken
  },
}
