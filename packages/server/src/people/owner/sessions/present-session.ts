import type { StaffSession } from '@vitrine/contract/entities/people/staff.ts'
import type { StoredOwnerSession } from './session-store.ts'

export const presentSession = (session: StoredOwnerSession, currentHash: string | undefined): StaffSession => ({
  id: session.id,
  ...(session.device !== null && { device: session.device }),
  ...(session.ip_address !== null && { ipAddress: session.ip_address }),
  createdDate: session.created_date.toISOString(),
  lastSeenDate: session.last_seen_date.toISOString(),
  isCurrent: session.token_hash === currentHash,
})
