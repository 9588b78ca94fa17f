import { randomInt } from 'node:crypto'
import { changeTags } from '@vitrine/domain/order/details.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { listOrdersWithTag } from '../../orders/order/api.ts'
import type { OnSite } from '../billing/api.ts'
import { deleteTag, saveTag, type StoredTag } from './tag-store.ts'
import { updateTags } from './update.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Tag IDs of the specification have five characters. */
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

/** Deletes a tag and removes it from all orders. If interrupted, the call can be repeated. */
export const removeTag = async (context: Context, { caller, id }: { caller: OnSite; id: string }): Promise<void> => {
  const { db } = context
  await deleteTag(db, caller.siteId, id)
  const unassign = { privateTags: { tagIds: [id] }, tags: { tagIds: [id] } } satisfies Parameters<typeof changeTags>[0]
  for (;;) {
    const ids = await listOrdersWithTag(db, { siteId: caller.siteId, tagId: id, limit: batch })
    for (const orderId of ids) await updateTags(context, { caller, id: orderId, unassign })
    if (ids.length < batch) return
  }
}
