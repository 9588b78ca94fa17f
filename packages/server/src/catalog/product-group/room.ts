import './tables.ts'
import { defineRoom } from '../../ground/context/room.ts'
import { createTagJob } from '../../ground/entity/tag-updates.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { removeDeletedMembers } from './assign.ts'
import { createProductGroupHandlers } from './handlers.ts'
import { productGroupSchema } from './schema.ts'
import { taggedGroups } from './tags.ts'

export const productGroupRoom = defineRoom({
  handlers: createProductGroupHandlers,
  schema: productGroupSchema,
  jobs: (context) => [
    createTagJob(context, taggedGroups),
    {
      kind: 'remove-deleted-members',
      run: async ({ siteId, key }) => {
        const view = { site: await requireSite(context.sites, siteId), hidden: true }
        await removeDeletedMembers(context, view, key)
        return undefined
      },
    },
  ],
})
