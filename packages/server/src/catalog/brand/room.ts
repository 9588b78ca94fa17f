import './tables.ts'
import { defineRoom } from '../../ground/context/room.ts'
import { createBrandHandlers } from './handlers.ts'
import { brandSchema } from './schema.ts'

export const brandRoom = defineRoom({ handlers: createBrandHandlers, schema: brandSchema })
