import { defineRoom } from '../../ground/context/room.ts'
import { createOrderLinkHandlers } from './handlers.ts'

export const orderLinkRoom = defineRoom({ handlers: createOrderLinkHandlers })
