import type { identityCalls } from '@vitrine/contract'
import type { Member, MemberContact } from '@vitrine/contract/entities/people/member.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { isElevated } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import { requireSite } from '../../ground/site/sites.ts'
import {
  changeMember,
  findMember,
  mergeAddresses,
  lockMember,
  normalEmail,
  presentAs,
  presentMember,
  recordMemberEvent,
  requireFields,
  requireSmall,
  type StoredContact,
  type StoredMember,
} from '../member/api.ts'
import { approveMember, blockMember } from './approve.ts'
import { queryMembers } from './query-members.ts'

const contactOf = (
  { addresses, ...rest }: Input<MemberContact>,
  before: StoredContact,
  newId: () => string,
): StoredContact => ({
  ...rest,
  ...(addresses && { addresses: [...mergeAddresses(addresses, before.addresses ?? [], newId)] }),
})

/** Applies the sent fields to a member. */
const changesOf = (stored: StoredMember, { contact, profile, privacyStatus }: Input<Member>, newId: () => string) => ({
  ...(contact && {
    contact: requireSmall({ ...stored.contact, ...contactOf(contact, stored.contact, newId) }, 'member.contact'),
  }),
  ...(profile && { profile: requireSmall({ ...stored.profile, ...profile }, 'member.profile') }),
  ...((privacyStatus === 'PUBLIC' || privacyStatus === 'PRIVATE') && { privacy: privacyStatus }),
})

type MemberHandlers = Pick<
  Handlers<typeof identityCalls>,
  'getCurrentMember' | 'updateMember' | 'queryMembers' | 'approveMember' | 'blockMember'
>

const targetOf = ({ siteId }: { siteId: string }, { id }: { id: string }) => ({ siteId, memberId: id.toLowerCase() })

export const createMemberHandlers = (context: Context): MemberHandlers => {
  const { db, now, newId } = context
  return {
    queryMembers: ({ siteId }, { body: { query, fieldsets } }) =>
      queryMembers(db, { siteId, query, present: (member) => presentAs(member, fieldsets) }),
    approveMember: async (caller, { params }) => ({ member: await approveMember(context, targetOf(caller, params)) }),
    blockMember: async (caller, { params }) => ({ member: await blockMember(context, targetOf(caller, params)) }),

    getCurrentMember: async (caller, { query }) => {
      if (caller.role !== 'member') return {}
      const member = await findMember(db, caller.siteId, caller.memberId)
      return member ? { member: presentAs(member, query.fieldsets) } : {}
    },

    updateMember: async (caller, { params, body }) => {
      if (!isElevated(caller) && caller.memberId !== params.id.toLowerCase()) throw new Refusal('NOT_FOUND')
      const site = await requireSite(context.sites, caller.siteId)
      const { contact } = body.member
      const sent = {
        ...body.member,
        ...(contact && { contact: requireFields(site, contact, 'member.contact.customFields') }),
      }
      const member = await transact(db, async (transaction) => {
        const stored = await lockMember(transaction, caller.siteId, params.id.toLowerCase())
        if (!stored) throw new Refusal('NOT_FOUND')
        const { loginEmail } = body.member
        if (loginEmail !== undefined && normalEmail(loginEmail) !== stored.email)
          throw invalidField('member.loginEmail', 'cannot be changed here', 'FIELD_NOT_ALLOWED')
        const change = { ...changesOf(stored, sent, newId), updated_date: now() }
        const changed = await changeMember(transaction, stored, change)
        await recordMemberEvent(transaction, changed, 'updated')
        return changed
      })
      return { member: presentMember(member) }
    },
  }
}
