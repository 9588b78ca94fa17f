import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { deleteContactOfEmail } from '../../people/contact/api.ts'
import { forgetCustomer, listEmailsOf, requireCustomer } from '../../people/customer/api.ts'
import { deleteMember } from '../../people/directory/api.ts'

/**
 * Deletes a customer: the account with everything that belongs to it, and what all rooms know about the person by
 * email. Orders remain for the books.
 */
export const deleteCustomer = async (context: Context, siteId: string, sentId: string): Promise<void> => {
  const { db, memberHooks } = context
  const { id, member_id: memberId } = await requireCustomer(db, siteId, sentId)
  const emails = await listEmailsOf(db, siteId, id)
  if (memberId !== null) await deleteMember(context, { siteId, memberId })
  await transact(db, async (transaction) => {
    // A merged customer has more emails than the account.
    for (const email of emails) {
      await memberHooks.deleted(transaction, { siteId, memberId: memberId ?? id, email })
      await deleteContactOfEmail(transaction, { siteId, email })
    }
    await forgetCustomer(transaction, { siteId, id })
  })
}
