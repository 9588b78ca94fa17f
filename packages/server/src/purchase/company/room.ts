import { defineRoom } from '../../ground/context/room.ts'
import { createCompanyHandlers } from './handlers.ts'

export const companyRoom = defineRoom({ handlers: createCompanyHandlers })
