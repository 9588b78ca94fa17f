import type { Logger } from 'pino'
import { isLoopbackName } from '../base/config.ts'
import { invalidField } from '../base/refusal.ts'
import type { OAuthApp } from './sites.ts'
import { logRefusedAddress } from './refused-address.ts'

/** Reads an address as browsers do; nothing for one that is no plain web address. */
const readAddress = (text: string): URL | undefined => {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && url.username === '' && url.password === '' ? url : undefined
}

/** A web address as it may stand in an answer, or a refusal that names the field. */
export const webAddress = (text: string, field: string): string => {
  const url = readAddress(text)
  if (!url) throw invalidField(field, 'must be an http or https address', 'FORMAT')
  return url.href
}

/** The origin of a page with nothing behind it, or a refusal that names the field. */
export const webOrigin = (text: string, field: string): string => {
  const { origin, href } = new URL(webAddress(text, field))
  if (href !== `${origin}/`) throw invalidField(field, 'must be an origin, such as https://shop.example', 'FORMAT')
  return origin
}

/** An address that a sign-in returns to: kept as it is written, since it is compared character by character. */
export const redirectUri = (text: string, field: string): string => {
  if (!readAddress(text) || /\s/.test(text)) throw invalidField(field, 'must be an http or https address', 'FORMAT')
  if (text.includes('#')) throw invalidField(field, 'must not have a fragment', 'FORMAT')
  return text
}

/** The address of a page to return to after a flow: any page of an origin that the app lists. */
export const allowedPage = (app: Pick<OAuthApp, 'origins'> | undefined, text: string, field: string): string => {
  const url = readAddress(text)
  if (!url) throw invalidField(field, 'must be an http or https address', 'FORMAT')
  if (!app?.origins.includes(url.origin))
    throw invalidField(field, `is not allowed for this app. Allow it: npm run allow -- ${url.origin}`)
  return url.href
}

/** The same for what a storefront asks: of a refusal the log tells the owner, and how to allow the address. */
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

/** Whether a page is of an origin that the app lists. */
export const isAllowedPage = (app: Pick<OAuthApp, 'origins'>, text: string): boolean => {
  const url = readAddress(text)
  return url !== undefined && app.origins.includes(url.origin)
}

/** Stands at the end of an address for all addresses of an origin on the developer's own machine. */
const anywhere = '/*'

/** How an app lists that sign-ins return to any address of an origin. It counts for this machine alone. */
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

/** Whether a sign-in may return to an address: character by character, unless the app lists a whole origin. */
export const isAllowedRedirectUri = ({ redirect_uris }: Pick<OAuthApp, 'redirect_uris'>, text: string): boolean =>
  redirect_uris.includes(text) || redirect_uris.some((listed) => isAnywhereOn(listed, text))

/** The address a sign-in returns to, compared character by character with those the app lists. */
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
