import type { memberGroupCalls } from '@vitrine/contract'
import type { MemberGroup } from '@vitrine/contract/calls/people/member-groups.ts'
import { sql } from 'kysely'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { sqlState, sqlStates } from '../../ground/database/database-errors.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { createDocumentStore, presentRevision, requireRevision } from '../../ground/document/document-store.ts'
import { findDocument, type Document } from '../../ground/document/store.ts'
import { presentMember } from '../member/api.ts'
import { addToGroup, countMembers, listMembersIn, memberGroupIdsOf, removeFromGroup } from './store.ts'
import type { MemberGroupRecord } from './tables.ts'

const presentGroup = (document: Document<MemberGroupRecord>): Omit<MemberGroup, 'memberCount'> => ({
  ...presentRevision(document),
  name: document.body.name,
})

const createGroups = (context: Context) =>
  createDocumentStore<MemberGroupRecord, Omit<MemberGroup, 'memberCount'>>(context, {
    table: 'member_group',
    missing: 'The member group was not found.',
    fields: { name: { kind: 'text', column: sql`(body->>'name')` } },
    present: presentGroup,
  })

const nameOf = (name: string | undefined): string => {
  if (name === undefined || name.trim() === '') throw invalidField('memberGroup.name', 'must be set', 'REQUIRED_FIELD')
  return name.trim()
}

const refuseSameName = (error: unknown): never => {
  if (sqlState(error) !== sqlStates.uniqueViolation) throw error
  throw new Refusal('ALREADY_EXISTS', 'Another member group has this name.')
}

const counted = async (
  db: Db,
  siteId: string,
  groups: readonly Omit<MemberGroup, 'memberCount'>[],
): Promise<MemberGroup[]> => {
  const counts = await countMembers(
    db,
    siteId,
    groups.map(({ id }) => id),
  )
  return groups.map((group) => ({ ...group, memberCount: counts.get(group.id) ?? 0 }))
}

const byName = (one: MemberGroup, other: MemberGroup): number => one.name.localeCompare(other.name)

const lower = (ids: readonly string[]): readonly string[] => [...new Set(ids.map((id) => id.toLowerCase()))]

/** Creates the handlers for calls about member groups and their members. */
export const createMemberGroupHandlers = (context: Context): Handlers<typeof memberGroupCalls> => {
  const { db } = context
  const groups = createGroups(context)

  const count = async (siteId: string, group: Omit<MemberGroup, 'memberCount'>) => ({
    memberGroup: (await counted(db, siteId, [group]))[0]!,
  })
  const read = async (siteId: string, id: string) => count(siteId, await groups.get(siteId, id))

  return {
    createMemberGroup: async ({ siteId }, { body: { memberGroup } }) => {
      const name = nameOf(memberGroup.name)
      return count(siteId, await groups.create(siteId, () => ({ name })).catch(refuseSameName))
    },

    getMemberGroup: ({ siteId }, { params }) => read(siteId, params.id),

    queryMemberGroups: async ({ siteId }, { body }) => {
      const { items, pagingMetadata } = await groups.query(siteId, body.query)
      return { memberGroups: await counted(db, siteId, items), pagingMetadata }
    },

    updateMemberGroup: async ({ siteId }, { params, body: { memberGroup } }) => {
      const change = groups.change({
        siteId,
        id: params.id,
        revision: requireRevision(memberGroup.revision, 'memberGroup.revision'),
        edit: (record) => (memberGroup.name === undefined ? record : { ...record, name: nameOf(memberGroup.name) }),
      })
      return count(siteId, await change.catch(refuseSameName))
    },

    deleteMemberGroup: async ({ siteId }, { params }) => {
      await groups.remove(siteId, params.id)
      return {}
    },

    addMembersToGroup: async ({ siteId }, { params: { id: groupId }, body }) => {
      await transact(db, async (transaction) => {
        await groups.require(transaction, { siteId, id: groupId, hold: true })
        const { unknown } = await addToGroup(transaction, { siteId, groupId }, lower(body.memberIds))
        if (unknown !== undefined) throw new Refusal('NOT_FOUND', 'The member was not found.', { memberId: unknown })
      })
      return read(siteId, groupId)
    },

    removeMembersFromGroup: async ({ siteId }, { params: { id: groupId }, body }) => {
      await groups.require(db, { siteId, id: groupId })
      await removeFromGroup(db, { siteId, groupId }, lower(body.memberIds))
      return read(siteId, groupId)
    },

    listMembersOfGroup: async ({ siteId }, { params: { id: groupId }, query: { limit = 50, offset = 0 } }) => {
      await groups.require(db, { siteId, id: groupId })
      const [members, counts] = await Promise.all([
        listMembersIn(db, { siteId, groupId }, { limit, offset }),
        countMembers(db, siteId, [groupId]),
      ])
      const metadata = { count: members.length, offset, total: counts.get(groupId) ?? 0 }
      return { members: members.map(presentMember), metadata }
    },

    listGroupsOfMember: async ({ siteId }, { params }) => {
      const ids = await memberGroupIdsOf(db, siteId, params.id.toLowerCase())
      const found = await Promise.all(
        ids.map((id) => findDocument<MemberGroupRecord>(db, 'member_group', { siteId, id })),
      )
      const documents = found.filter((one) => one !== undefined)
      const memberGroups = await counted(db, siteId, documents.map(presentGroup))
      return { memberGroups: memberGroups.toSorted(byName) }
    },
  }
}
