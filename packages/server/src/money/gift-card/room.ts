import { defineRoom } from '../../ground/context/room.ts'
import { giftCardJob } from './sold/deliver.ts'
import { createGiftCardHandlers } from './handlers.ts'
import { createStoreCreditHandlers } from './store-credit/store-credit-handlers.ts'
import { endStoreCredit } from './store-credit/store-credit-store.ts'
import { giftCardSchema } from './schema.ts'
import { createVoucherHandlers } from './vouchers/voucher-handlers.ts'

export const giftCardRoom = defineRoom({
  handlers: (context) => ({
    ...createGiftCardHandlers(context),
    ...createStoreCreditHandlers(context),
    ...createVoucherHandlers(context),
  }),
  schema: giftCardSchema,
  jobs: (context) => [giftCardJob(context)],
  memberHooks: {
    deleted: (db, { siteId, memberId }) => endStoreCredit(db, { siteId, memberId, now: new Date() }),
  },
})
