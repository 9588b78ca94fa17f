/** Somebody who bought without an account, known by the email of the orders. */
export interface ContactTable {
  site_id: string
  id: string
  /** In lower case; one contact each. */
  email: string
  /** The member who has shown that the email is theirs: from then on the contact is that member. */
  member_id: string | null
  created_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    contact: ContactTable
  }
}
