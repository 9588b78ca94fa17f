/** Injected into a page before anything else: records the browser's performance entries. */
const seen = { paint: 0, element: '', moved: 0, longest: 0 }
globalThis.pageSpeed = seen

const watch = (type, note, options = {}) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options })

watch('largest-contentful-paint', ({ startTime, element }) => {
  seen.paint = startTime
  seen.element = element ? `${element.tagName} ${(element.currentSrc || element.textContent).slice(-60)}` : ''
})
// Shifts right after an input are expected.
watch('layout-shift', ({ value, hadRecentInput }) => {
  if (!hadRecentInput) seen.moved += value
})
const noteEvent = ({ duration }) => {
  seen.longest = Math.max(seen.longest, duration)
}
watch('event', ({ interactionId, duration }) => interactionId > 0 && noteEvent({ duration }), { durationThreshold: 16 })
// Reported whatever its duration; other events from 16 ms.
watch('first-input', noteEvent)
