import type { Context } from '../../ground/context/context.ts'
import { hashOfSecret } from '../../ground/site/sites.ts'
import { newSecret } from '../../ground/token/secrets.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { OfMember } from './factor-store.ts'

const trustMs = 30 * 24 * 60 * 60 * 1000

/** Trusts a device for a month, so that it needs no second factor. The token is returned only here. */
export const trustDevice = async (
  { now }: Pick<Context, 'now'>,
  db: Db,
  { siteId, memberId, device }: OfMember & { device: string },
): Promise<string> => {
  const token = newSecret()
  const expires_date = new Date(now().getTime() + trustMs)
  const of = { site_id: siteId, member_id: memberId, device, token_hash: hashOfSecret(token) }
  await db
    .insertInto('trusted_device')
    .values({ ...of, created_date: now(), expires_date })
    .execute()
  return token
}

export const isTrusted = async (
  { now }: Pick<Context, 'now'>,
  db: Db,
  { siteId, memberId, token }: OfMember & { token: string | undefined },
): Promise<boolean> => {
  if (token === undefined) return false
  const row = await db
    .selectFrom('trusted_device')
    .select('token_hash')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('token_hash', '=', hashOfSecret(token))
    .where('expires_date', '>', now())
    .executeTakeFirst()
  return row !== undefined
}

/** Removes all trusted devices of a member and returns their number. */
export const forgetDevices = async (db: Db, { siteId, memberId }: OfMember): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('trusted_device')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export const countDevices = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { siteId, memberId }: OfMember,
): Promise<number> => {
  const row = await db
    .selectFrom('trusted_device')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('expires_date', '>', now())
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

const programs = [/Edg/, /Firefox/, /OPR/, /Chrome/, /Safari/] as const
const names = ['Edge', 'Firefox', 'Opera', 'Chrome', 'Safari'] as const
const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

/** Describes a device by its user agent. */
export const deviceName = (userAgent: string): string => {
  const program = names[programs.findIndex((pattern) => pattern.test(userAgent))]
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1]
  if (program === undefined && system === undefined) return 'Another program'
  return [program ?? 'A browser', ...(system === undefined ? [] : [`on ${system}`])].join(' ')
}
