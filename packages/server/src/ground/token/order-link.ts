import type { Config } from '../base/config.ts'
import type { Signer } from './signer.ts'

/** Days that order links in emails are valid. Afterwards the reader can request a new link. */
const orderLinkDays = 180

/** Creates signed URLs of order pages. Whoever has the URL sees what the buyer sees. */
export const createOrderLinks =
  ({ signer, config }: { signer: Signer; config: Pick<Config, 'publicUrl'> }) =>
  (siteId: string, orderId: string): string => {
    const lifetimeSeconds = orderLinkDays * 24 * 60 * 60
    const token = signer.signSync('order+jwt', { order: orderId }, { audience: siteId, lifetimeSeconds })
    return `${config.publicUrl}/hosted/order?${new URLSearchParams({ token })}`
  }

export interface OrderLink {
  readonly siteId: string
  readonly orderId: string
}

/** Reads an order link token and whether it has expired; `undefined` if it is invalid. */
export const readOrderLink = async (
  { signer, now }: { readonly signer: Signer; readonly now: () => Date },
  token: string,
): Promise<(OrderLink & { readonly isExpired: boolean }) | undefined> => {
  const claims = await signer.verify('order+jwt', token, { allowExpired: true }).catch(() => undefined)
  const isExpired = claims !== undefined && claims.exp * 1000 <= now().getTime()
  return claims && { siteId: claims.aud, orderId: String(claims.order), isExpired }
}
