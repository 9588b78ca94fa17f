import type { IncomingHttpHeaders } from 'node:http'

/**
 * Returns the requested language, as a tag or an `Accept-Language` list. Precedence: our own header, the provider's
 * `x-wix-linguist` (`language|locale|isPrimary|instanceId`), then `Accept-Language` of programs and of the provider's
 * SDK. A browser's own header does not tell the language of the page.
 */
export const requestedLanguage = (headers: IncomingHttpHeaders): string | undefined => {
  const own = headers['x-vitrine-language'] as string | undefined
  if (own !== undefined) return own
  const linguist = headers['x-wix-linguist'] as string | undefined
  const [language, locale] = linguist?.split('|') ?? []
  if (language || locale) return language || locale
  const isByBrowser = headers['sec-fetch-site'] !== undefined || headers.origin !== undefined
  const isProviderSdk = headers['x-wix-bi-gateway'] !== undefined
  const accepted = headers['accept-language']
  return (isByBrowser && !isProviderSdk) || accepted === '*' ? undefined : accepted
}
