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

/** Lists who can be given tips. */
export const listTippableStaff: ElevatedEndpoint<
  {
    query?: {
      /** With the owners of the store. */
      includeWixUsers?: boolean
      filterByName?: string
      filterByIds?: readonly string[]
    }
  },
  { staff: readonly TippableStaff[] }
> = { route: 'GET /tips-staff/v1/eligible-staff', repeatable: true, elevated: true }

/** Adds someone who shares tips. */
export const createTipStaffMember: ElevatedEndpoint<
  { body: { tipStaffMember: TipStaffMemberInput } },
  { tipStaffMember: TipStaffMember }
> = { route: 'POST /vitrine/v1/tip-staff', elevated: true, dates: createTipStaffMemberDates }

/** Finds who shares tips, or did. */
export const queryTipStaffMembers: ElevatedEndpoint<
  { body?: { query?: Search } },
  { tipStaffMembers: readonly TipStaffMember[]; pagingMetadata: CursorMetadata }
> = {
  route: 'POST /vitrine/v1/tip-staff/query',
  repeatable: true,
  elevated: true,
  dates: { tipStaffMembers: tipStaffMemberDates },
}

/** Updates someone who shares tips; needs the revision. Tips that were shared stay as they are. */
export const updateTipStaffMember: ElevatedEndpoint<
  { params: { id: string }; body: { tipStaffMember: TipStaffMemberInput } },
  { tipStaffMember: TipStaffMember }
> = { route: 'PATCH /vitrine/v1/tip-staff/{id}', elevated: true, dates: createTipStaffMemberDates }

/** Removes someone who shares tips; what they were given stays. */
export const deleteTipStaffMember: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/tip-staff/{id}',
  elevated: true,
}
