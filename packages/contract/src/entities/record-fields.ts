import { guid, optional, text, timestamp } from '../schema.ts'

/** What every entity has that is kept by its revision. */
export const kept = {
  id: optional(guid({ readOnly: true })),
  revision: optional(text({ readOnly: true, description: 'Increases with every change.' })),
  createdDate: optional(timestamp({ readOnly: true })),
  updatedDate: optional(timestamp({ readOnly: true })),
}
