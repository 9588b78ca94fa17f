import { defineRoom } from '../../ground/context/room.ts'
import { createFailedJobHandlers } from './handlers.ts'

export const failedJobRoom = defineRoom({ handlers: createFailedJobHandlers })
