import { daysBefore } from '../../ground/base/moments.ts'
import type { Db } from '../../ground/database/tables.ts'
import { keyOfSecret } from '../../ground/token/secrets.ts'
import type { NewsletterRequest } from './tables.ts'

/** The days that a link can be used. */
const requestDays = 7

/** Saves a request. It replaces an earlier one of the same address, whose link no longer works. */
export const saveRequest = async (db: Db, request: NewsletterRequest): Promise<void> => {
  const { token_hash, language, created_date } = request
  await db
    .insertInto('newsletter_request')
    .values(request)
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'email']).doUpdateSet({ token_hash, language, created_date }),
    )
    .execute()
}

/** Finds the request of a link that has not expired. */
export const findRequest = (db: Db, secret: string, now: Date): Promise<NewsletterRequest | undefined> => {
  const { siteId, hash } = keyOfSecret(secret)
  return db
    .selectFrom('newsletter_request')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('token_hash', '=', hash)
    .where('created_date', '>', daysBefore(now, requestDays))
    .executeTakeFirst()
}

/** Deletes a request. Returns whether it was there: of two concurrent confirmations, one finds it. */
export const takeRequest = async (db: Db, { site_id, email, token_hash }: NewsletterRequest): Promise<boolean> => {
  const taken = db.deleteFrom('newsletter_request').where('site_id', '=', site_id).where('email', '=', email)
  return (await taken.where('token_hash', '=', token_hash).returning('email').executeTakeFirst()) !== undefined
}

/** Deletes the request of an address. */
export const deleteRequest = async (db: Db, siteId: string, email: string): Promise<void> => {
  await db.deleteFrom('newsletter_request').where('site_id', '=', siteId).where('email', '=', email).execute()
}

/** Deletes expired requests. */
export const pruneRequests = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('newsletter_request').where('created_date', '<', daysBefore(now, requestDays)).execute()
}
