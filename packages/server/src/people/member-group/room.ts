import { defineRoom } from '../../ground/context/room.ts'
import { createMemberGroupHandlers } from './handlers.ts'
import { memberGroupMigration } from './migration.ts'
import { forgetMember } from './store.ts'

export const memberGroupRoom = defineRoom({
  handlers: createMemberGroupHandlers,
  migrations: [memberGroupMigration],
  memberHooks: { deleted: forgetMember },
})
