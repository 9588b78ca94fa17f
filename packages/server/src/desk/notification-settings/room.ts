import { defineRoom } from '../../ground/context/room.ts'
import { createNotificationSettingHandlers } from './handlers.ts'

export const notificationSettingsRoom = defineRoom({ handlers: createNotificationSettingHandlers })
