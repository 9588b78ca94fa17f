import { defineRoom } from '../../ground/context/room.ts'
import { createTranslationHandlers } from './handlers.ts'
import { translationMigration } from './migration.ts'

export const translationRoom = defineRoom({ handlers: createTranslationHandlers, migrations: [translationMigration] })
