import type { Logger } from 'pino'
import { isLoopbackName } from '../base/config.ts'
import { invalidField, wrongFormat } from '../base/refusal.ts'
import type { OAuthApp } from './sites.ts'
import { logRefusedAddress } from './refused-address.ts'

/** Parses an http or https URL without credentials; returns `undefined` for any other text. */
const readAddress = (text: string): URL | undefined => {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && url.username === '' && url.password === '' ? url : undefined
}

/** Returns a normalized web URL, or throws an error that names the field. */
export const webAddress = (text: string, field: string): string => {
  const url = readAddress(text)
  if (!url) throw wrongFormat(field, 'WEB_URL', 'must be an http or https address')
  return url.href
}

/** Returns an origin, or throws an error that names the field. */
export const webOrigin = (text: string, field: string): string => {
  const { origin, href } = new URL(webAddress(text, field))
  if (href !== `${origin}/`) throw wrongFormat(field, 'ORIGIN', 'must be an origin, such as https://shop.example')
  return origin
}

/** Returns a redirect URI unchanged, because it is compared character by character. */
export const redirectUri = (text: string, field: string): string => {
  if (!readAddress(text) || /\s/.test(text)) throw wrongFormat(field, 'WEB_URL', 'must be an http or https address')
  if (text.includes('#')) throw invalidField(field, 'must not have a fragment', 'FORMAT')
  return text
}

/** Returns the URL of a page to return to after a flow: any page of an origin that the app allows. */
export const allowedPage = (app: Pick<OAuthApp, 'origins'> | undefined, text: string, field: string): string => {
  const url = readAddress(text)
  if (!url) throw wrongFormat(field, 'WEB_URL', 'must be an http or https address')
  if (!app?.origins.includes(url.origin))
    throw invalidField(field, `is not allowed for this app. Allow it: npm run allow -- ${url.origin}`)
  return url.href
}

/** Like `allowedPage` for requests of storefronts: also logs for the owner how to allow a refused address. */
export const requireCallback = (
  context: { readonly log: Logger },
  app: Pick<OAuthApp, 'client_id' | 'origins'> | undefined,
  text: string,
  field: string,
): string => {
  const url = readAddress(text)
  if (url && !app?.origins.includes(url.origin)) logRefusedAddress(context, app, url.origin)
  return allowedPage(app, text, field)
}

/** Returns whether a page belongs to an origin that the app allows. */
export const isAllowedPage = (app: Pick<OAuthApp, 'origins'>, text: string): boolean => {
  const url = readAddress(text)
  return url !== undefined && app.origins.includes(url.origin)
}

/** Suffix for all addresses of an origin on the developer's own machine. */
const anywhere = '/*'

/** Returns the entry that allows redirects to any address of an origin. Only valid for loopback addresses. */
export const anyAddressOf = (origin: string): string => origin + anywhere

const isAnywhereOn = (listed: string, text: string): boolean => {
  if (!listed.endsWith(anywhere)) return false
  const { origin, hostname } = new URL(listed)
  return (
    isLoopbackName(hostname) &&
    text.startsWith(`${origin}/`) &&
    !/[\s#]/.test(text) &&
    readAddress(text)?.origin === origin
  )
}

/** Returns whether a redirect URI is allowed: an exact match, unless the app allows a whole origin. */
export const isAllowedRedirectUri = ({ redirect_uris }: Pick<OAuthApp, 'redirect_uris'>, text: string): boolean =>
  redirect_uris.includes(text) || redirect_uris.some((listed) => isAnywhereOn(listed, text))

/** Returns a redirect URI if the app allows it, and throws otherwise. */
export const requireRedirectUri = (
  context: { readonly log: Logger },
  app: OAuthApp,
  text: string | undefined,
  field: string,
): string => {
  if (text === undefined) throw invalidField(field, 'must be set', 'REQUIRED_FIELD')
  if (isAllowedRedirectUri(app, text)) return text
  logRefusedAddress(context, app, text)
  throw invalidField(field, `is not allowed for this app. Allow it: npm run allow -- ${text}`)
}
