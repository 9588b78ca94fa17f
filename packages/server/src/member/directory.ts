import type { memberCalls } from '@vitrine/contract'
import type { RequestOf } from '@vitrine/contract/call.ts'
import type { Member } from '@vitrine/contract/entities/member.ts'
import { isElevated, type CallerOf } from '../caller.ts'
import type { Context } from '../context.ts'
import { transact } from '../database/transact.ts'
import type { Handlers } from '../handlers.ts'
import { presentIdentity } from '../identity/present-identity.ts'
import { invalidField, Refusal } from '../refusal.ts'
import { requireSite } from '../site/sites.ts'
import { requireFields } from './custom-fields.ts'
import { deleteMember } from './delete-member.ts'
import { recordMemberEvent } from './events.ts'
import { exportMember } from './export-member.ts'
import { presentMember, presentProfile } from './present.ts'
import { queryMembers } from './query-members.ts'
import { requireSmall } from './size.ts'
import { changeSlug } from './slug.ts'
import { changeMember, findMember, insertMember, lockMember, normalEmail, type StoredMember } from './store.ts'

type Reader = CallerOf<(typeof memberCalls)['getMember']>

/** What of a member this caller may see; nothing of one who shows nothing to others. */
const seenBy = (caller: Reader, member: StoredMember): Member | undefined => {
  const isOwn = caller.role === 'member' && caller.memberId === member.id
  if (isOwn || isElevated(caller)) return presentMember(member)
  return member.privacy === 'PUBLIC' && member.status === 'APPROVED' ? presentProfile(member) : undefined
}

type ListQuery = RequestOf<(typeof memberCalls)['listMembers']>['query']

const wholeWithin = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most

/** Which page: by plain parameters, or packed. */
const pagingOf = (query: ListQuery): { limit: number; offset: number } => {
  const plain = { limit: query['paging.limit'] ?? 50, offset: query['paging.offset'] ?? 0 }
  if (query['.r'] === undefined) return plain
  try {
    const { paging } = JSON.parse(Buffer.from(query['.r'], 'base64url').toString()) as {
      paging?: Partial<typeof plain>
    }
    const { limit = plain.limit, offset = plain.offset } = paging ?? {}
    if (wholeWithin(limit, 100) && wholeWithin(offset, 1_000_000)) return { limit, offset }
  } catch {
    // Falls through to the refusal: neither JSON nor a page.
  }
  throw invalidField('.r', 'must be base64url of JSON with a page of at most 100', 'FORMAT')
}

type PartCaller = CallerOf<(typeof memberCalls)['deleteMemberPhones']>

/** Reading, opening and deleting accounts. */
export const createDirectoryHandlers = (context: Context): Handlers<typeof memberCalls> => {
  const { db, now, newId } = context

  const withoutPart = async (caller: PartCaller, id: string, part: 'addresses' | 'emails' | 'phones') => {
    const memberId = id.toLowerCase()
    if (!isElevated(caller) && caller.memberId !== memberId) throw new Refusal('NOT_FOUND')
    const changed = await transact(db, async (transaction) => {
      const held = await lockMember(transaction, caller.siteId, memberId)
      if (!held) throw new Refusal('NOT_FOUND')
      const contact = JSON.stringify({ ...held.contact, [part]: [] })
      const member = await changeMember(transaction, held, { contact, updated_date: now() })
      await recordMemberEvent(transaction, member, 'updated')
      return member
    })
    return { member: presentMember(changed) }
  }

  return {
    getMember: async (caller, { params }) => {
      const found = await findMember(db, caller.siteId, params.id.toLowerCase())
      const member = found && seenBy(caller, found)
      if (!member) throw new Refusal('NOT_FOUND')
      return { member }
    },

    getMemberIdentity: async (caller, { params }) => {
      const memberId = params.id.toLowerCase()
      const isMeant = isElevated(caller) || caller.memberId === memberId
      const member = isMeant ? await findMember(db, caller.siteId, memberId) : undefined
      if (!member) throw new Refusal('NOT_FOUND')
      return { identity: await presentIdentity(db, member) }
    },

    listMembers: async (caller, { query }) => {
      const { siteId } = caller
      const paging = pagingOf(query)
      if (isElevated(caller)) return queryMembers(db, { siteId, query: { paging } })
      const filter = { privacyStatus: 'PUBLIC', status: 'APPROVED' }
      return queryMembers(db, { siteId, query: { filter, paging }, present: presentProfile })
    },

    queryUnconfirmedMembers: ({ siteId }, { body: { query } }) =>
      queryMembers(db, { siteId, query, isConfirmed: false }),

    createMember: async ({ siteId }, { body: { member = {} } }) => {
      const { loginEmail, profile = {}, privacyStatus } = member
      const site = await requireSite(context.sites, siteId)
      const contact = requireFields(site, member.contact ?? {}, 'member.contact.customFields')
      if (!loginEmail) throw invalidField('member.loginEmail', 'must be set', 'REQUIRED_FIELD')
      requireSmall({ contact, profile }, 'member')
      const addresses = contact.addresses?.map((address) => ({ ...address, id: newId() }))
      const created = await transact(db, async (transaction) => {
        const inserted = await insertMember(transaction, {
          siteId,
          id: newId(),
          email: normalEmail(loginEmail),
          emailVerified: false,
          passwordHash: null,
          status: 'APPROVED',
          contact: { ...contact, ...(addresses && { addresses }) },
          profile,
          ...(privacyStatus === 'PUBLIC' && { privacy: 'PUBLIC' }),
          now: now(),
        })
        if (!inserted) throw new Refusal('ALREADY_EXISTS', 'There is a member with this e-mail already.')
        await recordMemberEvent(transaction, inserted, 'created')
        return inserted
      })
      return { member: presentMember(created) }
    },

    deleteMember: async ({ siteId }, { params }) => {
      await deleteMember(context, { siteId, memberId: params.id.toLowerCase() })
      return {}
    },
    deleteMyMember: async (caller) => {
      await deleteMember(context, caller)
      return {}
    },

    deleteMemberAddresses: (caller, { params }) => withoutPart(caller, params.id, 'addresses'),
    deleteMemberEmails: (caller, { params }) => withoutPart(caller, params.id, 'emails'),
    deleteMemberPhones: (caller, { params }) => withoutPart(caller, params.id, 'phones'),

    updateCurrentMemberSlug: async ({ siteId, memberId }, { body: { slug } }) => ({
      member: await changeSlug(context, { siteId, memberId, slug }),
    }),
    updateMemberSlug: async ({ siteId }, { params, body: { slug } }) => ({
      member: await changeSlug(context, { siteId, memberId: params.id.toLowerCase(), slug }),
    }),

    exportMyMember: async (caller) => ({ export: await exportMember(context, caller) }),
  }
}
