import { defineRoom } from '../../ground/context/room.ts'
import { remainderSchema } from './schema.ts'

export const remainderRoom = defineRoom({ schema: remainderSchema })
