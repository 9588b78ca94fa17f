import { defineRoom } from '../../ground/context/room.ts'
import { openPayments } from '../../purchase/purchase/api.ts'
import { createBookHandlers } from './handlers.ts'

export const booksRoom = defineRoom({
  handlers: (context) => createBookHandlers(context, openPayments(context).payments),
})
