import type { JsonColumn } from '../database/columns.ts'

/** A document in JSON whose revision increases with each change. */
export interface DocumentTable<Body> {
  site_id: string
  id: string
  body: JsonColumn<Body>
  revision: number
  created_date: Date
  updated_date: Date
}
