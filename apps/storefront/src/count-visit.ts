import type { StorefrontConfig } from './config.ts'

/** Whether the page was opened by a person from elsewhere, not by a link of the store, a reload or the back button. */
const isVisit = ({ platformUrl }: StorefrontConfig): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  if (navigator.webdriver) return false
  if (entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate') return false
  if (document.referrer === '') return true
  return ![location.origin, new URL(platformUrl).origin].includes(new URL(document.referrer).origin)
}

/** Sends nothing about the visitor: no cookie, no token, no address of the page. */
const send = ({ platformUrl, clientId }: StorefrontConfig): void => {
  const address = `${platformUrl}/vitrine/v1/visits/${encodeURIComponent(clientId)}`
  // A visit that cannot be counted must not disturb the visitor.
  fetch(address, { method: 'POST', keepalive: true, credentials: 'omit' }).catch(() => undefined)
}

/** Counts a visit of the store, once the page is shown: browsers also load pages in advance. */
export const countVisit = (config: StorefrontConfig): void => {
  if (!isVisit(config)) return
  const page: Document & { readonly prerendering?: boolean } = document
  if (!page.prerendering) return send(config)
  page.addEventListener('prerenderingchange', () => send(config), { once: true })
}
