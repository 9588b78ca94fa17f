import { areaNames } from '../../areas.ts'
import { inArea } from '../../call.ts'
import { AuditEntry, auditActors } from '../../entities/people/audit-entry.ts'
import { integer, list, oneOf, optional, shape, text, timestamp } from '../../schema.ts'

const name = (description: string) => optional(text({ minLength: 1, maxLength: 200, description }))

/** Changes that staff, API keys and apps made in the store. */
export const auditLogCalls = inArea('staff')({
  listAuditEntries: {
    method: 'GET',
    path: '/vitrine/v1/audit-log',
    summary:
      'Lists changes that staff, API keys and apps made, newest first. Entries are kept for 365 days and cannot be changed.',
    roles: ['owner'],
    repeatable: true,
    query: shape({
      actorType: optional(oneOf(auditActors)),
      actorId: name('ID of the person, API key or app.'),
      area: optional(oneOf([...areaNames, 'common'])),
      call: name('Name of the call, such as `updateOrder`.'),
      entity: name('Kind of the changed entity, such as `order`.'),
      entityId: name('ID of the changed entity, or of one of those that a call with several of them changed.'),
      from: optional(timestamp({ description: 'Earliest time, inclusive.' })),
      to: optional(timestamp({ description: 'Latest time, exclusive.' })),
      limit: optional(integer({ minimum: 1, maximum: 200, description: 'Default: 50.' })),
      cursor: optional(text({ maxLength: 200, description: '`nextCursor` of the previous page.' })),
    }),
    response: shape({
      entries: list(AuditEntry),
      nextCursor: optional(text({ description: 'Cursor of the next page. Absent on the last one.' })),
    }),
    errors: ['INVALID_ARGUMENT'],
    client: {
      module: 'auditLog',
      example: "const { entries } = await owner.auditLog.listAuditEntries({ area: 'orders', limit: 20 })",
    },
  },
})
