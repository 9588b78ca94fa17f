import { defineRoom } from '../../ground/context/room.ts'
import { createEcommerceSettingsHandlers } from './handlers.ts'

export const ecommerceSettingsRoom = defineRoom({ handlers: createEcommerceSettingsHandlers })
