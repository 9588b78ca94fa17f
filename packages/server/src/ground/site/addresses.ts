import type { Logger } from 'pino'
import { invalidField } from '../base/refusal.ts'
import type { OAuthApp } from './sites.ts'
import { noteForeignAddress } from './foreign-address.ts'

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
  if (url && !app?.origins.includes(url.origin)) noteForeignAddress(context, app, url.origin)
  return allowedPage(app, text, field)
}

/** Whether a page is of an origin that the app lists. */
export const isAllowedPage = (app: Pick<OAuthApp, 'origins'>, text: string): boolean => {
  const url = readAddress(text)
  return url !== undefined && app.origins.includes(url.origin)
}

/** The address a sign-in returns to, compared character by character with those the app lists. */
export const requireRedirectUri = (
  context: { readonly log: Logger },
  app: OAuthApp,
  text: string | undefined,
  field: string,
): string => {
  if (text === undefined) throw invalidField(field, 'must be set', 'REQUIRED_FIELD')
  if (app.redirect_uris.includes(text)) return text
  noteForeignAddress(context, app, text)
  throw invalidField(field, `is not allowed for this app. Allow it: npm run allow -- ${text}`)
}
