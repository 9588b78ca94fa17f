import type { Context } from '../../ground/context/context.ts'

export const confirmPath = '/newsletter/confirm'
export const unsubscribePath = '/newsletter/unsubscribe'

/** Signing keys are kept for longer than this. */
const lifetimeSeconds = 400 * 24 * 60 * 60

/** Returns the link that confirms a subscription. */
export const confirmLink = ({ config }: Pick<Context, 'config'>, secret: string): string =>
  `${config.publicUrl}${confirmPath}?${new URLSearchParams({ token: secret })}`

interface Subscriber {
  readonly siteId: string
  readonly customerId: string
}

/** Signs the link with which a subscriber unsubscribes. It does not contain the email. */
export const unsubscribeLink = (
  { signer, config }: Pick<Context, 'signer' | 'config'>,
  { siteId, customerId }: Subscriber,
): string => {
  const token = signer.signSync('newsletter+jwt', { customer: customerId }, { audience: siteId, lifetimeSeconds })
  return `${config.publicUrl}${unsubscribePath}?${new URLSearchParams({ token })}`
}

/** Reads the token of such a link; `undefined` if it is invalid or has expired. */
export const readUnsubscribeToken = async (
  { signer }: Pick<Context, 'signer'>,
  token: string,
): Promise<Subscriber | undefined> => {
  const claims = await signer.verify('newsletter+jwt', token).catch(() => undefined)
  return claims && { siteId: claims.aud, customerId: String(claims.customer) }
}
