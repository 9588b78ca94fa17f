import { defineRoom } from '../../ground/context/room.ts'
import { createTotalsHandlers } from './handlers.ts'

export const totalsCalculatorRoom = defineRoom({ handlers: createTotalsHandlers })
