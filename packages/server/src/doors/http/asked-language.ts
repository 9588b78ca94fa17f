import type { IncomingHttpHeaders } from 'node:http'

/**
 * The language that a request asks for, as one tag or as a list like `Accept-Language`. In this order: our own header,
 * the provider's `x-wix-linguist` (`language|locale|isPrimary|instanceId`), and `Accept-Language` of programs and of the
 * provider's SDK. What a browser sends by itself says nothing about the page that asks.
 */
export const askedLanguage = (headers: IncomingHttpHeaders): string | undefined => {
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
