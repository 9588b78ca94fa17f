import './tables.ts'
import { defineRoom } from '../../ground/context/room.ts'
import { createSettingHandlers } from './handlers.ts'
import { settingMigration } from './migration.ts'

export const settingRoom = defineRoom({
  handlers: createSettingHandlers,
  migrations: [settingMigration],
})
