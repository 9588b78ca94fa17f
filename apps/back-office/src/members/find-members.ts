import type { Member } from '@vitrine/client'
import { shop } from '../shop.ts'

/** Filter of the member list. */
export type MemberFilter = 'all' | 'waiting' | 'active' | 'blocked' | 'unconfirmed'
export const memberFilters: readonly MemberFilter[] = ['all', 'waiting', 'active', 'blocked', 'unconfirmed']

export interface MemberQuery {
  readonly show: MemberFilter
  /** Search terms for name or email. */
  readonly expression: string
  readonly page: number
}

interface Found {
  readonly members: readonly Member[]
  readonly total: number
}

export interface FoundMembers extends Found {
  /** Members pending approval, shown above the others. */
  readonly pending: Found
}

export const pageSize = 20
const noMembers: Found = { members: [], total: 0 }

/** Pending members are queried separately, because they are shown first. */
const statusOf = {
  all: { $ne: 'PENDING' },
  waiting: 'PENDING',
  active: 'APPROVED',
  blocked: 'BLOCKED',
  unconfirmed: 'PENDING',
} as const satisfies Record<MemberFilter, unknown>

const searched = ['loginEmail', 'contact.firstName', 'contact.lastName', 'profile.nickname']

/** Each word must occur in the email or one of the names. */
export const matching = (expression: string) =>
  expression
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ({ $or: searched.map((field) => ({ [field]: { $contains: word } })) }))

/** Active members before blocked ones, then newest first. */
const order = [
  { fieldName: 'status', order: 'ASC' },
  { fieldName: 'createdDate', order: 'DESC' },
] as const

const find = async ({ show, expression, page }: MemberQuery, signal: AbortSignal): Promise<Found> => {
  // People who never confirmed their email are not members yet and are stored separately.
  const query = show === 'unconfirmed' ? shop.identities.queryUnconfirmedMembers : shop.members.queryMembers
  const { members, metadata } = await query(
    {
      filter: { status: statusOf[show], $and: matching(expression) },
      sort: order,
      paging: { limit: pageSize, offset: (page - 1) * pageSize },
    },
    { signal },
  )
  return { members, total: metadata.total ?? members.length }
}

/** Returns a page of members. With filter `all`, pending members come first. */
export const findMembers = async (request: MemberQuery, signal: AbortSignal): Promise<FoundMembers> => {
  const includesPending = request.show === 'all' && request.page === 1
  const [found, pending] = await Promise.all([
    find(request, signal),
    includesPending ? find({ ...request, show: 'waiting' }, signal) : noMembers,
  ])
  return { ...found, pending }
}

/** Approves all pending members, one after the other. */
export const approvePending = async (): Promise<void> => {
  for (;;) {
    const { members } = await shop.members.queryMembers({ filter: { status: 'PENDING' }, paging: { limit: 100 } })
    if (members.length === 0) return
    for (const { id } of members) await shop.members.approveMember(id)
  }
}

/** Counts the members pending approval. */
export const countPending = async (): Promise<number> => {
  const { metadata } = await shop.members.queryMembers({ filter: { status: 'PENDING' }, paging: { limit: 1 } })
  return metadata.total ?? 0
}
