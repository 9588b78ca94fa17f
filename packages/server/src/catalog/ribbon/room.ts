import './tables.ts'
import { defineRoom } from '../../ground/context/room.ts'
import { createRibbonHandlers } from './handlers.ts'
import { ribbonSchema } from './schema.ts'

export const ribbonRoom = defineRoom({ handlers: createRibbonHandlers, schema: ribbonSchema })
