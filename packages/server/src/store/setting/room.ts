import './tables.ts'
import { defineRoom } from '../../ground/context/room.ts'
import { createContentHandlers } from './checkout-content.ts'
import { createSettingHandlers } from './handlers.ts'
import { settingSchema } from './schema.ts'

export const settingRoom = defineRoom({
  handlers: (context) => ({ ...createSettingHandlers(context), ...createContentHandlers(context) }),
  schema: settingSchema,
})
