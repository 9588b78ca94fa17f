import { defineRoom } from '../../ground/context/room.ts'
import { createOrderImportHandlers } from './handlers.ts'

export const orderImportRoom = defineRoom({ handlers: createOrderImportHandlers })
