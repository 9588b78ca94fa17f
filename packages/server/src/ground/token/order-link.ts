import type { Config } from '../base/config.ts'
import type { Signer } from './signer.ts'

/** So long the page of an order can be reached from an email; after that its reader has a new link sent. */
export const orderLinkDays = 180

/** Signs the address of the page of an order: whoever has it sees what its buyer sees. */
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

/** Reads the token of such an address, and says whether its time is over; nothing where it is none of ours. */
export const readOrderLink = async (
  { signer, now }: { readonly signer: Signer; readonly now: () => Date },
  token: string,
): Promise<(OrderLink & { readonly isExpired: boolean }) | undefined> => {
  const claims = await signer.verify('order+jwt', token, { allowExpired: true }).catch(() => undefined)
  const isExpired = claims !== undefined && claims.exp * 1000 <= now().getTime()
  return claims && { siteId: claims.aud, orderId: String(claims.order), isExpired }
}
