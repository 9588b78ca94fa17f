import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { changeTags } from '@vitrine/domain/order/details.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { OnSite } from '../billing/api.ts'
import { deleteTag, saveTag, type StoredTag } from './tag-store.ts'
import { updateTags } from './update.ts'

/** The tags of an order, private and public ones: the expression of the index `orders_tags`. */
const tagIds = sql`coalesce(body #> '{tags,privateTags,tagIds}', '[]') || coalesce(body #> '{tags,tags,tagIds}', '[]')`

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** The specification's tags have five letters. */
const newTagId = (): string => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')

export const nameTag = async (
  { db }: Pick<Context, 'db'>,
  { siteId, name }: { siteId: string; name: string },
): Promise<StoredTag> => {
  const trimmed = name.trim()
  if (trimmed === '') throw invalidField('name', 'must not be empty', 'MIN_LENGTH')
  return saveTag(db, { site_id: siteId, id: newTagId(), name: trimmed })
}

const batch = 100

/** Deletes a tag, and takes it off the orders that have it. Cut off in between, it can be asked for again. */
export const removeTag = async (context: Context, { caller, id }: { caller: OnSite; id: string }): Promise<void> => {
  const { db } = context
  await deleteTag(db, caller.siteId, id)
  const unassign = { privateTags: { tagIds: [id] }, tags: { tagIds: [id] } } satisfies Parameters<typeof changeTags>[0]
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      select id from orders where site_id = ${caller.siteId} and (${tagIds}) ? ${id} limit ${batch}`.execute(db)
    for (const order of rows) await updateTags(context, { caller, id: order.id, unassign })
    if (rows.length < batch) return
  }
}
