import { defineRoom } from '../../ground/context/room.ts'
import { createCheckoutHandlers } from './handlers.ts'
import { deleteOpenCheckoutsOf } from './store.ts'
import { createTipOffering } from './fields/tip-offer.ts'
import { checkoutSchema } from './schema.ts'

export const checkoutRoom = defineRoom({
  handlers: (context) => ({ ...createCheckoutHandlers(context), ...createTipOffering(context) }),
  schema: checkoutSchema,
  memberHooks: { deleted: (db, { siteId, memberId }) => deleteOpenCheckoutsOf(db, siteId, `member:${memberId}`) },
})
