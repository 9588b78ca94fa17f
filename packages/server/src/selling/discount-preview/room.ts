import { defineRoom } from '../../ground/context/room.ts'
import { createDiscountPreviewHandlers } from './handlers.ts'

export const discountPreviewRoom = defineRoom({ handlers: createDiscountPreviewHandlers })
