import { recordEvent } from '../../ground/event/outbox.ts'
import type { Db } from '../../ground/database/tables.ts'
import { presentMember } from './present.ts'
import type { StoredMember } from './store.ts'

/** Records an event about a new or changed member, in the transaction of the change. */
export const recordMemberEvent = (db: Db, member: StoredMember, what: 'created' | 'updated'): Promise<void> =>
  recordEvent(db, {
    siteId: member.site_id,
    entity: 'member',
    entityId: member.id,
    type: `wix.members.v1.member_${what}`,
    body: what === 'created' ? { entity: presentMember(member) } : { currentEntity: presentMember(member) },
  })
