import type { Member } from '@vitrine/contract/entities/people/member.ts'
import type { Context } from '../../ground/context/context.ts'
import { sqlState, sqlStates } from '../../ground/database/database-errors.ts'
import { transact } from '../../ground/database/transact.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import { recordMemberEvent } from './events.ts'
import { presentMember } from './present.ts'
import { changeMember, lockMember } from './store.ts'

/** Letters, digits and single hyphens, which need no encoding in URLs. */
const slugForm = /^[\p{Ll}\p{Lo}\p{N}]+(-[\p{Ll}\p{Lo}\p{N}]+)*$/u

const refuseTaken = (error: unknown): never => {
  if (sqlState(error) === sqlStates.uniqueViolation)
    throw new Refusal('ALREADY_EXISTS', 'Another member already has this name.')
  throw error
}

/** Changes the slug of a member's profile. */
export const changeSlug = async (
  { db, now }: Context,
  { siteId, memberId, slug }: { siteId: string; memberId: string; slug: string },
): Promise<Member> => {
  const wanted = slug.normalize('NFC').toLowerCase()
  if (!slugForm.test(wanted)) throw invalidField('slug', 'must be letters, numbers and single hyphens', 'FORMAT')
  const changed = await transact(db, async (transaction) => {
    const held = await lockMember(transaction, siteId, memberId)
    if (!held) throw new Refusal('NOT_FOUND')
    const member = await changeMember(transaction, held, { slug: wanted, updated_date: now() })
    await recordMemberEvent(transaction, member, 'updated')
    return member
  }).catch(refuseTaken)
  return presentMember(changed)
}
