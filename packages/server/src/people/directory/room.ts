import { defineRoom } from '../../ground/context/room.ts'
import { createMemberHandlers } from './handlers.ts'
import { createDirectoryHandlers } from './directory.ts'
import { createActivityHandlers } from './activity-handlers.ts'
import { createContactHandlers } from './contacts.ts'
import { createContactBookHandlers } from './contact-book.ts'

export const directoryRoom = defineRoom({
  handlers: (context) => ({
    ...createMemberHandlers(context),
    ...createDirectoryHandlers(context),
    ...createActivityHandlers(context),
    ...createContactBookHandlers(context),
    ...createContactHandlers(context),
  }),
})
