import './tables.ts'
import { defineRoom } from '../../ground/context/room.ts'
import { createAuditLogHandlers } from './handlers.ts'
import { prune } from './prune.ts'
import { auditLogSchema } from './schema.ts'

export const auditLogRoom = defineRoom({ schema: auditLogSchema, handlers: createAuditLogHandlers, prune })
