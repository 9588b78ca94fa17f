import { guid, optional, text, timestamp } from '../schema.ts'

/** Fields of every entity that has a revision. */
export const recordFields = {
  id: optional(guid({ readOnly: true })),
  revision: optional(text({ readOnly: true, description: 'Revision number, which increases with each update.' })),
  createdDate: optional(timestamp({ readOnly: true })),
  updatedDate: optional(timestamp({ readOnly: true })),
}
