import type { Context } from '../../../ground/context/context.ts'

/** Lifetime of sign-out and return links: a day. */
const linkSeconds = 24 * 60 * 60

export interface SignOutLink {
  readonly siteId: string
  /** The session to end, if a member requested the link. */
  readonly sessionId?: string
  readonly postFlowUrl: string
}

/** Creates a link that signs out and redirects to a URL validated beforehand. */
export const signOutLink = async ({ signer, config }: Context, link: SignOutLink): Promise<string> => {
  const { siteId, sessionId, postFlowUrl } = link
  const claims = { to: postFlowUrl, ...(sessionId !== undefined && { sid: sessionId }) }
  const request = await signer.sign('sign-out+jwt', claims, { audience: siteId, lifetimeSeconds: linkSeconds })
  return `${config.publicUrl}/oauth2/logout?${new URLSearchParams({ request })}`
}

export const readSignOutLink = async ({ signer }: Context, text: string): Promise<SignOutLink | undefined> => {
  const claims = await signer.verify('sign-out+jwt', text).catch(() => undefined)
  if (!claims) return undefined
  const { aud: siteId, to, sid } = claims
  return { siteId, postFlowUrl: String(to), ...(typeof sid === 'string' && { sessionId: sid }) }
}

/** Creates a path of ours that redirects to a URL validated beforehand. */
export const returnPath = async (
  { signer }: Context,
  { siteId, to }: { siteId: string; to: string },
): Promise<string> => {
  const request = await signer.sign('return+jwt', { to }, { audience: siteId, lifetimeSeconds: linkSeconds })
  return `/oauth2/return?${new URLSearchParams({ request })}`
}

export const readReturnPath = async ({ signer }: Context, text: string): Promise<string | undefined> => {
  const claims = await signer.verify('return+jwt', text).catch(() => undefined)
  return claims && String(claims.to)
}
