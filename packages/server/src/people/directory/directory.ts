import type { memberCalls } from '@vitrine/contract'
import type { RequestOf } from '@vitrine/contract/call.ts'
import { Query } from '@vitrine/contract/calls/query.ts'
import { memberFieldsets, type Member } from '@vitrine/contract/entities/people/member.ts'
import { shape } from '@vitrine/contract/schema.ts'
import type { Static } from 'typebox'
import { Check } from 'typebox/value'
import { isElevated, type CallerOf } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import {
  changeMember,
  changeSlug,
  type Fieldset,
  findMember,
  insertMember,
  lockMember,
  normalEmail,
  presentAs,
  presentIdentity,
  presentMember,
  presentProfile,
  recordMemberEvent,
  requireFields,
  requireSmall,
  type StoredMember,
} from '../member/api.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { deleteMember } from './delete-member.ts'
import { exportMember } from './export-member.ts'
import { queryMembers } from './query-members.ts'

type Reader = CallerOf<(typeof memberCalls)['getMember']>

/** Returns the part of a member that the caller may see: nothing of another member with a private profile. */
const seenBy = (
  caller: Reader,
  member: StoredMember,
  fieldsets: readonly Fieldset[] | undefined,
): Member | undefined => {
  const isOwn = caller.role === 'member' && caller.memberId === member.id
  if (isOwn || isElevated(caller)) return presentAs(member, fieldsets)
  return member.privacy === 'PUBLIC' && member.status === 'APPROVED' ? presentProfile(member) : undefined
}

type ListQuery = RequestOf<(typeof memberCalls)['listMembers']>['query']

const Listing = shape({
  paging: Query.properties.paging,
  sorting: Query.properties.sort,
  fieldsets: memberFieldsets,
})

/** Reads paging, sorting and fieldsets from plain or packed query parameters. */
const listingOf = (query: ListQuery): Static<typeof Listing> => {
  const { fieldsets } = query
  const paging = { limit: query['paging.limit'] ?? 50, offset: query['paging.offset'] ?? 0 }
  if (query['.r'] === undefined) return { paging, ...(fieldsets && { fieldsets }) }
  const packed = unpacked(query['.r'])
  if (Check(Listing, packed)) return packed
  throw invalidField(
    '.r',
    'must be base64url of JSON: paging (a limit of at most 100), sorting and fieldsets',
    'FORMAT',
  )
}

const unpacked = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}

type PartCaller = CallerOf<(typeof memberCalls)['deleteMemberPhones']>

/** Creates the handlers for calls that read, create and delete accounts. */
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
    getMember: async (caller, { params, query }) => {
      const found = await findMember(db, caller.siteId, params.id.toLowerCase())
      const member = found && seenBy(caller, found, query.fieldsets)
      if (!member) throw new Refusal('NOT_FOUND')
      return { member }
    },

    getMemberIdentity: async (caller, { params }) => {
      const memberId = params.id.toLowerCase()
      const isAllowed = isElevated(caller) || caller.memberId === memberId
      const member = isAllowed ? await findMember(db, caller.siteId, memberId) : undefined
      if (!member) throw new Refusal('NOT_FOUND')
      return { identity: await presentIdentity(db, member) }
    },

    listMembers: async (caller, { query }) => {
      const { siteId } = caller
      const { paging, sorting, fieldsets } = listingOf(query)
      const page = { ...(paging && { paging }), ...(sorting && { sort: sorting }) }
      if (isElevated(caller))
        return queryMembers(db, { siteId, query: page, present: (member) => presentAs(member, fieldsets) })
      const filter = { privacyStatus: 'PUBLIC', status: 'APPROVED' }
      return queryMembers(db, { siteId, query: { ...page, filter }, present: presentProfile })
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
          isVouched: true,
          contact: { ...contact, ...(addresses && { addresses }) },
          profile,
          ...(privacyStatus === 'PUBLIC' && { privacy: 'PUBLIC' }),
          now: now(),
        })
        if (!inserted) throw new Refusal('ALREADY_EXISTS', 'A member with this email already exists.')
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
