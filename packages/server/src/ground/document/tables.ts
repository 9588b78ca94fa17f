import type { JsonColumn } from '../database/columns.ts'

/** A row that is one thing of the owner's, kept whole: what it says is JSON, and its revision rises with each change. */
export interface DocumentTable<Body> {
  site_id: string
  id: string
  body: JsonColumn<Body>
  revision: number
  created_date: Date
  updated_date: Date
}
