import { fieldNames, guid, list, oneOf, optional, text, timestamp } from '../schema.ts'
import { revision } from './common.ts'

/** Fields of every entity that has a revision. */
export const recordFields = {
  id: guid({ readOnly: true }),
  revision: text({ readOnly: true, description: 'Revision number, which increases with each update.' }),
  createdDate: timestamp({ readOnly: true }),
  updatedDate: timestamp({ readOnly: true }),
}

/** Fields that identify an entity in an update: its ID, and the revision that was read. */
export const updateFields = { id: optional(guid()), revision: optional(revision) }

/** Fields of an entity that a response contains only on request. */
export const requestedFields = <const Fields extends readonly string[]>(names: Fields) =>
  optional(list(oneOf(names), { maxItems: 100, description: 'Fields to return that are left out otherwise.' }))

/** Limits an update to the fields it names. */
export const maskedFields = optional(
  fieldNames({
    description: 'Only these fields change; those that are not sent are cleared. Default: all that are sent.',
  }),
)
