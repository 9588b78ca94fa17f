import { defineRoom } from '../../ground/context/room.ts'
import { createCurrencyHandlers } from './handlers.ts'
import { createRateUpdates } from './rate-updates.ts'

export const currencyRoom = defineRoom({
  handlers: createCurrencyHandlers,
  workers: (context) => [createRateUpdates(context)],
})
