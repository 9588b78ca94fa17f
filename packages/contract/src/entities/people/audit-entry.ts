import type { Static } from 'typebox'
import { anything, entity, guid, integer, list, oneOf, optional, shape, text, timestamp } from '../../schema.ts'

/** Who can make changes that are recorded. */
export const auditActors = ['STAFF', 'API_KEY', 'APP'] as const

const FieldChange = shape({
  field: text({ description: 'Path of the field, such as `priceData.price`.' }),
  before: optional(anything({ description: 'Absent if the field was not set.' })),
  after: optional(anything({ description: 'Absent if the field was cleared.' })),
  removed: optional(
    list(anything(), {
      description: 'Entries that the list lost, instead of its values before and after. At most 20.',
    }),
  ),
  added: optional(list(anything(), { description: 'Entries that the list gained. At most 20.' })),
  currency: optional(text({ description: 'Currency of the number, if the entity has one next to it.' })),
})

const ChangedEntity = shape({
  id: text(),
  name: optional(text({ description: 'Name or number of the entity.' })),
  changes: list(FieldChange, {
    description: 'At most 10 changed fields. Empty if the entity was created or deleted.',
  }),
})

export type AuditEntry = Static<typeof AuditEntry>
export const AuditEntry = entity(
  'AuditEntry',
  {
    id: guid(),
    date: timestamp(),
    actorType: oneOf(auditActors),
    actorId: optional(text({ description: 'ID of the person, API key or app.' })),
    actorName: text({ description: 'Name at the time of the change.' }),
    ipAddress: optional(text({ description: 'IPv4 address, or the network of an IPv6 address.' })),
    call: text({ description: 'Name of the call, such as `updateOrder`.' }),
    area: text(),
    entity: optional(text({ description: 'Kind of the changed entity, such as `order`.' })),
    entityId: optional(text()),
    entityName: optional(text({ description: 'Name or number of the entity.' })),
    request: optional(anything({ description: 'What was requested, shortened, without secrets and personal data.' })),
    changes: optional(
      list(FieldChange, {
        description:
          'At most 50 changed fields of the entity. Absent if it could not be compared. Personal data and secrets are replaced by `•••`.',
      }),
    ),
    changedEntities: optional(
      list(ChangedEntity, {
        description: 'Entities that a call with several of them changed: at most 100, and fewer if they are large.',
      }),
    ),
    changedEntityCount: optional(integer({ description: 'Number of entities that the call changed.' })),
    error: optional(text({ description: 'Error code of a call that was refused after a part of it was done.' })),
  },
  { description: 'A change that a person of the staff, an API key or an app made.' },
)
