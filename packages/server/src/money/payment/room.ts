import { defineRoom } from '../../ground/context/room.ts'
import { createPaymentProviderHandlers } from './account-handlers.ts'
import { createPaymentMethodHandlers } from './handlers.ts'
import { queueForgetting } from './methods/forget-members.ts'
import { paymentSchema } from './schema.ts'

export const paymentRoom = defineRoom({
  handlers: (context) => ({ ...createPaymentMethodHandlers(context), ...createPaymentProviderHandlers(context) }),
  memberHooks: { deleted: queueForgetting },
  schema: paymentSchema,
})
