import type { Context } from '../../../ground/context/context.ts'

/** Leaves a visitor a day to find the code in their mail. */
const visitSeconds = 24 * 60 * 60

/** Where a sign-in began. Travels as a signed value in the URL. */
export interface Visit {
  readonly siteId: string
  readonly clientId: string
  /** The visitor whose cart merges into the member's. */
  readonly visitorId?: string
  /** Origin of the page that opened the frame, the only one to which a code is posted. */
  readonly origin?: string
  /** With `prompt=login`: the session must be newer than this, in seconds since 1970. */
  readonly signedInAfter?: number
  /** With `prompt=consent`: the consent must be newer than this, in milliseconds since 1970. */
  readonly allowedAfter?: number
}

export const signVisit = ({ signer }: Pick<Context, 'signer'>, { siteId, clientId, ...rest }: Visit): Promise<string> =>
  signer.sign('visit+jwt', { cid: clientId, ...rest }, { audience: siteId, lifetimeSeconds: visitSeconds })

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Reads a visit of this app. An invalid one is ignored. */
export const readVisit = async (
  { signer }: Pick<Context, 'signer'>,
  text: string | undefined,
  app: { site_id: string; client_id: string },
): Promise<Visit> => {
  const plain = { siteId: app.site_id, clientId: app.client_id }
  if (text === undefined) return plain
  const claims = await signer.verify('visit+jwt', text).catch(() => undefined)
  if (!claims || claims.aud !== app.site_id || claims.cid !== app.client_id) return plain
  const [visitorId, origin] = [textOf(claims.visitorId), textOf(claims.origin)]
  return {
    ...plain,
    ...(visitorId !== undefined && { visitorId }),
    ...(origin !== undefined && { origin }),
    ...(typeof claims.signedInAfter === 'number' && { signedInAfter: claims.signedInAfter }),
    ...(typeof claims.allowedAfter === 'number' && { allowedAfter: claims.allowedAfter }),
  }
}
