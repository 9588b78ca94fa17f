// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, QueryOf, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/tippable-staff.ts'
import type { TippableStaff, TipStaffMember, TipStaffMemberInput } from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const tipStaffMemberDates = { createdDate: true, updatedDate: true } as const

const createTipStaffMemberDates = { tipStaffMember: tipStaffMemberDates } as const

/**
 * Lists the staff members who can receive tips. Elevated.
 *
 * @example
 * const { staff } = await owner.tippableStaff.listTippableStaff({ filterByName: 'Ada' })
 */
export const listTippableStaff = (
  send: ElevatedSend,
): ((
  options?: QueryOf<typeof calls.listTippableStaff>,
  call?: CallOptions,
) => Promise<{ staff: readonly TippableStaff[] }>) =>
  bind(send, { route: 'GET /tips-staff/v1/eligible-staff ...options', repeatable: true, elevated: true })

/**
 * Creates a staff member who receives tips. Elevated.
 *
 * @example
 * await owner.tippableStaff.createTipStaffMember({ name: 'Ada', share: 2 })
 */
export const createTipStaffMember = (
  send: ElevatedSend,
): ((tipStaffMember: TipStaffMemberInput, call?: CallOptions) => Promise<TipStaffMember>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/tip-staff tipStaffMember', elevated: true, dates: createTipStaffMemberDates },
    'tipStaffMember',
  )

/** Fields that staff members can be filtered and sorted by. */
export interface TipStaffFields {
  id: string
  name: string
  active: boolean
  createdDate: Date
  updatedDate: Date
}

/** A query builder for tip staff members. */
export type TipStaffQuery = CursorQuery<TipStaffMember, TipStaffFields, keyof TipStaffFields>

/**
 * Lists tip staff members that match a filter, including inactive ones, sorted and paged. Without arguments,
 * returns a query to build. Elevated.
 *
 * @example
 * const { items } = await owner.tippableStaff.queryTipStaffMembers().ascending('name').find()
 */
export const queryTipStaffMembers = (
  send: ElevatedSend,
): CursorQueryCall<TipStaffQuery, ResponseOf<typeof calls.queryTipStaffMembers>> =>
  cursorQueryCall(
    send,
    {
      route: 'POST /vitrine/v1/tip-staff/query',
      repeatable: true,
      elevated: true,
      dates: { tipStaffMembers: tipStaffMemberDates },
    },
    'tipStaffMembers',
  )

/**
 * Updates a staff member who receives tips. Requires the current revision. Past tips do not change. Elevated.
 *
 * @example
 * const { id, revision } = tipStaffMember
 * await owner.tippableStaff.updateTipStaffMember(id, { revision, share: 3 })
 */
export const updateTipStaffMember = (
  send: ElevatedSend,
): ((id: string, tipStaffMember: TipStaffMemberInput, call?: CallOptions) => Promise<TipStaffMember>) =>
  bind(
    send,
    { route: 'PATCH /vitrine/v1/tip-staff/{id} id tipStaffMember', elevated: true, dates: createTipStaffMemberDates },
    'tipStaffMember',
  )

/**
 * Deletes a staff member who receives tips. Past tips do not change. Elevated.
 *
 * @example
 * await owner.tippableStaff.deleteTipStaffMember(otherTipStaffMember.id)
 */
export const deleteTipStaffMember = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/tip-staff/{id} id', elevated: true }, '')
