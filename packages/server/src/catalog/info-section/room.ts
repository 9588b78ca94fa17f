import './tables.ts'
import { defineRoom } from '../../ground/context/room.ts'
import { createInfoSectionHandlers } from './handlers.ts'
import { infoSectionSchema } from './schema.ts'

export const infoSectionRoom = defineRoom({ handlers: createInfoSectionHandlers, schema: infoSectionSchema })
