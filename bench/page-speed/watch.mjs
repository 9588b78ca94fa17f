/** Runs in a page before anything else does, and keeps what the browser tells of its speed. */
const seen = { paint: 0, element: '', moved: 0, longest: 0 }
globalThis.pageSpeed = seen

const watch = (type, note, options = {}) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options })

watch('largest-contentful-paint', ({ startTime, element }) => {
  seen.paint = startTime
  seen.element = element ? `${element.tagName} ${(element.currentSrc || element.textContent).slice(-60)}` : ''
})
// What moves right after a press was asked for.
watch('layout-shift', ({ value, hadRecentInput }) => {
  if (!hadRecentInput) seen.moved += value
})
const noteEvent = ({ duration }) => {
  seen.longest = Math.max(seen.longest, duration)
}
watch('event', ({ interactionId, duration }) => interactionId > 0 && noteEvent({ duration }), { durationThreshold: 16 })
// Told however short it was; others are told from 16 ms on.
watch('first-input', noteEvent)
