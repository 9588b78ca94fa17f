import { defineRoom } from '../../ground/context/room.ts'
import { createTranslationHandlers } from './handlers.ts'

export const translationRoom = defineRoom({ handlers: createTranslationHandlers })
