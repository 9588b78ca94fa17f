import { defineRoom } from '../../ground/context/room.ts'
import { createCheckoutTemplateHandlers } from './handlers.ts'
import { checkoutTemplateMigration } from './migration.ts'

export const checkoutTemplateRoom = defineRoom({
  handlers: createCheckoutTemplateHandlers,
  migrations: [checkoutTemplateMigration],
})
