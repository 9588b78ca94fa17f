import { defineRoom } from '../../ground/context/room.ts'
import { createCheckoutHandlers } from './handlers.ts'
import { createTipOffering } from './fields/tip-offer.ts'

export const checkoutRoom = defineRoom({
  handlers: (context) => ({ ...createCheckoutHandlers(context), ...createTipOffering(context) }),
})
