import { normalEmail } from '../member/api.ts'
import type { Db } from '../../ground/database/tables.ts'

/** Returns a buyer's contact ID: members are their own contact, a guest is the contact with the order's email. */
export const contactOfBuyer = async (
  db: Db,
  {
    siteId,
    owner,
    email,
    newId,
    now,
  }: { siteId: string; owner: string; email: string; newId: () => string; now: Date },
): Promise<string> => {
  if (owner.startsWith('member:')) return owner.slice('member:'.length)
  const row = { site_id: siteId, id: newId(), email: normalEmail(email), member_id: null, created_date: now }
  const { id } = await db
    .insertInto('contact')
    .values(row)
    // An update without effect, so that the statement returns the existing row.
    .onConflict((conflict) => conflict.columns(['site_id', 'email']).doUpdateSet({ email: row.email }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Marks a contact as a member. */
export const giveContactToMember = async (
  db: Db,
  siteId: string,
  { email, memberId }: { email: string; memberId: string },
): Promise<void> => {
  await db
    .updateTable('contact')
    .set({ member_id: memberId })
    .where('site_id', '=', siteId)
    .where('email', '=', email)
    .execute()
}

/** Deletes the contact of a member. */
export const deleteContactOf = async (
  db: Db,
  { siteId, memberId }: { siteId: string; memberId: string },
): Promise<void> => {
  await db.deleteFrom('contact').where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
}

/** Finds the contact of a buyer: the member, or the contact with the email. */
export const findContactId = async (
  db: Db,
  { siteId, owner, email }: { siteId: string; owner: string; email: string | undefined },
): Promise<string | undefined> => {
  if (owner.startsWith('member:')) return owner.slice('member:'.length)
  if (email === undefined) return undefined
  const contacts = db.selectFrom('contact').select('id').where('site_id', '=', siteId)
  return (await contacts.where('email', '=', normalEmail(email)).executeTakeFirst())?.id
}

/** Deletes the contact of a guest. */
export const deleteContactOfEmail = async (
  db: Db,
  { siteId, email }: { siteId: string; email: string },
): Promise<void> => {
  await db.deleteFrom('contact').where('site_id', '=', siteId).where('email', '=', normalEmail(email)).execute()
}
