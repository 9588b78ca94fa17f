import type { memberGroupCalls } from '@vitrine/contract'
import type { MemberGroup } from '@vitrine/contract/calls/people/member-groups.ts'
import { sql } from 'kysely'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField, Refusal, refusalFor } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { sqlState, sqlStates } from '../../ground/database/database-errors.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { createDocumentStore, presentRevision, requireRevision } from '../../ground/document/document-store.ts'
import { findDocument, type Document } from '../../ground/document/store.ts'
import { requireSegment } from '../customer/api.ts'
import { forgetGroupOfCompanies } from '../customer/company/api.ts'
import { presentMember } from '../member/api.ts'
import { addToGroup, countMembers, listMembersIn, memberGroupIdsOf, removeFromGroup } from './store.ts'
import type { MemberGroupRecord } from './tables.ts'

const presentGroup = (document: Document<MemberGroupRecord>): Omit<MemberGroup, 'memberCount'> => ({
  ...presentRevision(document),
  name: document.body.name,
  ...(document.body.segmentId !== undefined && { segmentId: document.body.segmentId }),
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
  throw refusalFor('ALREADY_EXISTS', 'NAME_TAKEN', { description: 'Another member group has this name.' })
}

/** The segment of a new group, which must exist. */
const segmentOf = async (db: Db, siteId: string, sent: string | undefined) => {
  if (sent === undefined) return {}
  return { segmentId: await requireSegment(db, siteId, sent) }
}

const refuseSegment = ({ segmentId }: MemberGroupRecord, field: string): void => {
  if (segmentId !== undefined)
    throw invalidField(
      field,
      'of a group of a segment can’t be chosen: its customers are the members',
      'FIELD_NOT_ALLOWED',
    )
}

const counted = async (
  db: Db,
  siteId: string,
  groups: readonly Omit<MemberGroup, 'memberCount'>[],
): Promise<MemberGroup[]> => {
  const counts = await countMembers(
    db,
    siteId,
    groups.map(({ id, segmentId }) => ({ id, segmentId })),
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
      const make = async (transaction: Db) => ({
        name,
        ...(await segmentOf(transaction, siteId, memberGroup.segmentId)),
      })
      return count(siteId, await groups.create(siteId, make).catch(refuseSameName))
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
        edit: (record) => {
          const { name, segmentId } = memberGroup
          if (segmentId !== undefined && segmentId.toLowerCase() !== record.segmentId)
            throw invalidField('memberGroup.segmentId', 'can’t be changed: create another group', 'FIELD_NOT_ALLOWED')
          return name === undefined ? record : { ...record, name: nameOf(name) }
        },
      })
      return count(siteId, await change.catch(refuseSameName))
    },

    deleteMemberGroup: async ({ siteId }, { params }) => {
      await groups.remove(siteId, params.id, (transaction) => forgetGroupOfCompanies(transaction, siteId, params.id))
      return {}
    },

    addMembersToGroup: async ({ siteId }, { params: { id: groupId }, body }) => {
      await transact(db, async (transaction) => {
        const { body: record } = await groups.require(transaction, { siteId, id: groupId, hold: true })
        refuseSegment(record, 'memberIds')
        const { unknown } = await addToGroup(transaction, { siteId, groupId }, lower(body.memberIds))
        if (unknown !== undefined) throw new Refusal('NOT_FOUND', 'The member was not found.', { memberId: unknown })
      })
      return read(siteId, groupId)
    },

    removeMembersFromGroup: async ({ siteId }, { params: { id: groupId }, body }) => {
      refuseSegment((await groups.require(db, { siteId, id: groupId })).body, 'memberIds')
      await removeFromGroup(db, { siteId, groupId }, lower(body.memberIds))
      return read(siteId, groupId)
    },

    listMembersOfGroup: async ({ siteId }, { params: { id: groupId }, query: { limit = 50, offset = 0 } }) => {
      const { segmentId } = (await groups.require(db, { siteId, id: groupId })).body
      const group = { id: groupId, segmentId }
      const [members, counts] = await Promise.all([
        listMembersIn(db, { siteId, ...group }, { limit, offset }),
        countMembers(db, siteId, [group]),
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
