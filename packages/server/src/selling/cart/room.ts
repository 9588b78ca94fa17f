import { defineRoom } from '../../ground/context/room.ts'
import { createCartHandlers } from './handlers.ts'
import { createCartByIdHandlers } from './by-id-handlers.ts'
import { createUntouchedRemoval } from './untouched/untouched.ts'
import { cartHooks } from './of-member.ts'

export const cartRoom = defineRoom({
  handlers: (context) => ({ ...createCartHandlers(context), ...createCartByIdHandlers(context) }),
  workers: (context) => [createUntouchedRemoval(context)],
  memberHooks: cartHooks,
})
