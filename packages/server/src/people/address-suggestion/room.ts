import { defineRoom } from '../../ground/context/room.ts'
import { createAddressSuggestionHandlers } from './handlers.ts'

export const addressSuggestionRoom = defineRoom({ handlers: createAddressSuggestionHandlers })
