import type { Sources } from '@vitrine/web/policy.ts'

/** Stripe: “Security guide”, content security policy: where its script, its frames and its calls come from. */
const ofStripe: Sources = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ["'self'", 'https://api.stripe.com'],
}

/**
 * What a page with a provider's own fields may load: that provider's, and nobody else's. Its script sets the sizes of
 * its frames by attributes, which no hash can name beforehand.
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
