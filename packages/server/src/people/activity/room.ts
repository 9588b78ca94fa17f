import './tables.ts'
import { defineRoom } from '../../ground/context/room.ts'
import { prune } from './prune.ts'
import { activitySchema } from './schema.ts'

export const activityRoom = defineRoom({
  schema: activitySchema,
  prune,
})
