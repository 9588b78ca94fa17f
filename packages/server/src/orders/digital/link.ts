import type { Context } from '../../ground/context/context.ts'
import type { DownloadKey } from './store.ts'

interface Linked {
  readonly key: DownloadKey
  readonly expires: Date
}

/** Signs the download link of a purchased file. The link expires with its download. */
export const downloadLink = async (
  { signer, config, now }: Pick<Context, 'signer' | 'config' | 'now'>,
  { key: { site_id: audience, order_id: order, line_item_id: line }, expires }: Linked,
): Promise<string> => {
  const lifetimeSeconds = Math.ceil((expires.getTime() - now().getTime()) / 1000)
  const token = await signer.sign('download+jwt', { order, line }, { audience, lifetimeSeconds })
  return `${config.publicUrl}/download?${new URLSearchParams({ token })}`
}

/** Reads a download link; `undefined` if it is invalid. Expired links are read too, since a download can be renewed. */
export const readDownloadLink = async (
  { signer }: Pick<Context, 'signer'>,
  token: string,
): Promise<DownloadKey | undefined> => {
  const claims = await signer.verify('download+jwt', token, { allowExpired: true }).catch(() => undefined)
  return claims && { site_id: claims.aud, order_id: String(claims.order), line_item_id: String(claims.line) }
}
