import { defineRoom } from '../../ground/context/room.ts'
import { createPurging } from './purging.ts'
import { cachePurgeSchema } from './schema.ts'

export const cachePurgeRoom = defineRoom({
  schema: cachePurgeSchema,
  workers: (context) => (context.config.cachePurge ? [createPurging(context, context.config.cachePurge)] : []),
})
