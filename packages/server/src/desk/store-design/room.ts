import { defineRoom } from '../../ground/context/room.ts'
import { createStoreDesignHandlers } from './handlers.ts'
import { storeDesignSchema } from './schema.ts'

export const storeDesignRoom = defineRoom({
  handlers: createStoreDesignHandlers,
  schema: storeDesignSchema,
})
