import { defineRoom } from '../../ground/context/room.ts'
import { sessionSchema } from './schema.ts'

export const sessionRoom = defineRoom({ schema: sessionSchema })
