import './tables.ts'
import { defineRoom } from '../../ground/context/room.ts'
import { createSettingHandlers } from './handlers.ts'
import { settingSchema } from './schema.ts'

export const settingRoom = defineRoom({
  handlers: createSettingHandlers,
  schema: settingSchema,
})
