/** A guest buyer, identified by the email of their orders. */
export interface ContactTable {
  site_id: string
  id: string
  /** In lower case; unique per site. */
  email: string
  /** The member who verified this email. From then on the contact is that member. */
  member_id: string | null
  created_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    contact: ContactTable
  }
}
