import type { MemberHooks } from '../../../ground/context/context.ts'
import { findCompanyOfMember } from './buyer.ts'

/** Exports the company that a member orders for. */
export const exportCompany: MemberHooks['exported'] = async (db, { site, memberId }) => {
  const company = await findCompanyOfMember(db, site.id, memberId)
  if (!company) return {}
  const { id, name, role, added_date: addedDate } = company
  return { company: { id, name, role, addedDate: addedDate.toISOString() } }
}
