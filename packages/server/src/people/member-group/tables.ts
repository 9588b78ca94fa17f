import type { DocumentTable } from '../../ground/document/tables.ts'

export interface MemberGroupRecord {
  readonly name: string
  /** The segment whose customers with an account are the members. */
  readonly segmentId?: string
}

/** Membership of members in groups. */
export interface MemberOfGroupTable {
  site_id: string
  group_id: string
  member_id: string
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    member_group: DocumentTable<MemberGroupRecord>
    member_of_group: MemberOfGroupTable
  }
}
