import './tables.ts'

export { auditEntryStatement, completeAuditEntry, type AuditOutcome, type NewAuditEntry } from './store.ts'
