import './tables.ts'
import { defineRoom } from '../../ground/context/room.ts'
import { prune } from './prune.ts'
import { activitySchema } from './schema.ts'
import { deleteActivityOf } from './store.ts'

export const activityRoom = defineRoom({
  schema: activitySchema,
  prune,
  memberHooks: { deleted: deleteActivityOf },
})
