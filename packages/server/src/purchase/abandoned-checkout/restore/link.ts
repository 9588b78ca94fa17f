import { abandonedRules } from '@vitrine/domain/abandoned-checkout/rules.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { StoredAbandoned } from '../store.ts'

export const restorePath = '/abandoned-checkout/restore'
export const unsubscribePath = '/abandoned-checkout/unsubscribe'

const daySeconds = 24 * 60 * 60
/** Signing keys are kept for longer than this. */
const unsubscribeDays = 400

type Signing = Pick<Context, 'signer' | 'config'>

/** Returns when the link of an abandoned checkout expires. */
export const linkExpiry = (site: Site, { created_date }: Pick<StoredAbandoned, 'created_date'>): Date => {
  const { linkDays } = abandonedRules(site.settings.abandonedCheckouts)
  return new Date(created_date.getTime() + linkDays * daySeconds * 1000)
}

/** Signs the link that restores the line items of an abandoned checkout. */
export const restoreLink = (
  { signer, config, now }: Signing & Pick<Context, 'now'>,
  site: Site,
  row: Pick<StoredAbandoned, 'site_id' | 'id' | 'created_date'>,
): string => {
  const lifetimeSeconds = Math.floor((linkExpiry(site, row).getTime() - now().getTime()) / 1000)
  const token = signer.signSync('restore+jwt', { abandoned: row.id }, { audience: row.site_id, lifetimeSeconds })
  return `${config.publicUrl}${restorePath}?${new URLSearchParams({ token })}`
}

/** Reads the token of a link; `undefined` if it is invalid or has expired. */
export const readRestoreToken = async (
  { signer }: Pick<Context, 'signer'>,
  token: string,
): Promise<{ readonly siteId: string; readonly id: string } | undefined> => {
  const claims = await signer.verify('restore+jwt', token).catch(() => undefined)
  return claims && { siteId: claims.aud, id: String(claims.abandoned) }
}

/** Signs a link with which a recipient unsubscribes. It does not contain the email. */
export const unsubscribeLink = ({ signer, config }: Signing, siteId: string, emailHash: string): string => {
  const lifetimeSeconds = unsubscribeDays * daySeconds
  const token = signer.signSync('unsubscribe+jwt', { email: emailHash }, { audience: siteId, lifetimeSeconds })
  return `${config.publicUrl}${unsubscribePath}?${new URLSearchParams({ token })}`
}

export const readUnsubscribeToken = async (
  { signer }: Pick<Context, 'signer'>,
  token: string,
): Promise<{ readonly siteId: string; readonly emailHash: string } | undefined> => {
  const claims = await signer.verify('unsubscribe+jwt', token).catch(() => undefined)
  return claims && { siteId: claims.aud, emailHash: String(claims.email) }
}
