// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  CursorMetadata,
  TippableStaff,
  TipStaffMember,
  Search,
  TipStaffMemberInput,
} from '../generated.ts'

const tipStaffMemberDates = { createdDate: true, updatedDate: true } as const

const createTipStaffMemberDates = { tipStaffMember: tipStaffMemberDates } as const

/** Lists the staff members who can receive tips. */
export const listTippableStaff: ElevatedEndpoint<
  {
    query?: {
      /** Whether to include the owners of the store. Default: false. */
      includeWixUsers?: boolean
      /** Returns only staff members with this in their name. */
      filterByName?: string
      filterByIds?: readonly string[]
    }
  },
  { staff: readonly TippableStaff[] }
> = { route: 'GET /tips-staff/v1/eligible-staff', repeatable: true, elevated: true }

/** Creates a staff member who receives tips. */
export const createTipStaffMember: ElevatedEndpoint<
  { body: { tipStaffMember: TipStaffMemberInput } },
  { tipStaffMember: TipStaffMember }
> = { route: 'POST /vitrine/v1/tip-staff', elevated: true, dates: createTipStaffMemberDates }

/** Lists tip staff members that match a filter, including inactive ones, sorted and paged. */
export const queryTipStaffMembers: ElevatedEndpoint<
  { body?: { query?: Search } },
  { tipStaffMembers: readonly TipStaffMember[]; pagingMetadata: CursorMetadata }
> = {
  route: 'POST /vitrine/v1/tip-staff/query',
  repeatable: true,
  elevated: true,
  dates: { tipStaffMembers: tipStaffMemberDates },
}

/** Updates a staff member who receives tips. Requires the current revision. Past tips do not change. */
export const updateTipStaffMember: ElevatedEndpoint<
  { params: { id: string }; body: { tipStaffMember: TipStaffMemberInput } },
  { tipStaffMember: TipStaffMember }
> = { route: 'PATCH /vitrine/v1/tip-staff/{id}', elevated: true, dates: createTipStaffMemberDates }

/** Deletes a staff member who receives tips. Past tips do not change. */
export const deleteTipStaffMember: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/tip-staff/{id}',
  elevated: true,
}
