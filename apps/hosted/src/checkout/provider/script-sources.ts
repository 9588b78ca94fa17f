import type { Sources } from '@vitrine/web/page/policy.ts'

/** Stripe: “Security guide”, content security policy: origins of its scripts, frames and calls. */
const ofStripe: Sources = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ["'self'", 'https://api.stripe.com'],
}

/**
 * Returns the sources of a page with provider fields: that provider's only. Its script sizes frames with style
 * attributes, which can't be hashed.
 */
export const sourcesFor = (scriptUrls: readonly string[]): Sources => {
  const origins = [...new Set(scriptUrls.map((url) => new URL(url).origin))]
  if (origins.length === 0) return {}
  const named = origins.map((origin): Sources =>
    origin === 'https://js.stripe.com'
      ? ofStripe
      : { 'script-src': [origin], 'frame-src': [origin], 'connect-src': ["'self'", origin] },
  )
  const all = (directive: string): string[] => [...new Set(named.flatMap((sources) => sources[directive] ?? []))]
  return {
    'script-src': all('script-src'),
    'frame-src': all('frame-src'),
    'connect-src': all('connect-src'),
    'style-src-attr': ["'unsafe-inline'"],
  }
}
