import { defineRoom } from '../../ground/context/room.ts'
import { createSolutionHandlers } from './handlers.ts'

export const deliverySolutionsRoom = defineRoom({ handlers: createSolutionHandlers })
