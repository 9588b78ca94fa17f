import { defineRoom } from '../../ground/context/room.ts'
import { createEmailTemplateHandlers } from './handlers.ts'

export const emailTemplateRoom = defineRoom({ handlers: createEmailTemplateHandlers })
