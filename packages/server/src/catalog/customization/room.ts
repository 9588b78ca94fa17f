import './tables.ts'
import { defineRoom } from '../../ground/context/room.ts'
import { createCustomizationHandlers } from './handlers.ts'
import { customizationSchema } from './schema.ts'

export const customizationRoom = defineRoom({ handlers: createCustomizationHandlers, schema: customizationSchema })
