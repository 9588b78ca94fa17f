import { sql } from 'kysely'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { presentOutcomes, runEach } from '../../ground/entity/bulk.ts'
import { entityFields } from '../../ground/entity/entity-kind.ts'
import { lockEntities, saveEntity } from '../../ground/entity/store.ts'
import { tagFields, withTags, type TagEdit } from '../../ground/entity/tags.ts'
import type { WishListRow } from './store.ts'

/** Changes the tags of wish lists. */
export const updateTags = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  siteId: string,
  { ids, ...changes }: TagEdit & { readonly ids: readonly string[] },
) =>
  transact(db, async (transaction) => {
    const locked = (await lockEntities(transaction, 'wish_list', { siteId, ids })) as WishListRow[]
    const rows = new Map(locked.map((row) => [row.id, row]))
    const outcomes = await runEach(transaction, ids, async (id) => {
      const row = rows.get(id)
      if (!row) throw new Refusal('NOT_FOUND', 'The wish list was not found.')
      const columns = { tags: JSON.stringify(withTags(row.tags ?? undefined, changes)) }
      const saved = await saveEntity(transaction, 'wish_list', { row, columns, now: now() })
      rows.set(id, saved as WishListRow)
      return saved
    })
    return presentOutcomes(outcomes, { ids })
  })

/** What changes the tags of wish lists by filter. */
export const taggedWishLists = {
  job: 'update-wish-list-tags',
  table: 'wish_list',
  fields: {
    ...entityFields,
    memberId: { kind: 'text', column: sql`member_id`, isNeverNull: true },
    ...tagFields,
  },
  update: updateTags,
} as const
