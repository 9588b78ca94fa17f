import './tables.ts'
import { defineRoom } from '../../ground/context/room.ts'
import { importSchema } from './schema.ts'

export const importRoom = defineRoom({
  schema: importSchema,
})
