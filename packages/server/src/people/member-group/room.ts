import { defineRoom } from '../../ground/context/room.ts'
import { createMemberGroupHandlers } from './handlers.ts'
import { forgetMember } from './store.ts'
import { memberGroupSchema } from './schema.ts'

export const memberGroupRoom = defineRoom({
  handlers: createMemberGroupHandlers,
  schema: memberGroupSchema,
  memberHooks: { deleted: forgetMember },
})
