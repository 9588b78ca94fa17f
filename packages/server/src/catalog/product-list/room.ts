import { defineRoom } from '../../ground/context/room.ts'
import { createProductListHandlers } from './handlers.ts'
import { publishHandler } from './publish.ts'
import { productListSchema } from './schema.ts'

export const productListRoom = defineRoom({
  handlers: createProductListHandlers,
  schema: productListSchema,
  jobs: (context) => [publishHandler(context)],
})
