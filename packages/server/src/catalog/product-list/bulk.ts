import type { ListedProductChange, ProductSheetEntry } from '@vitrine/contract/entities/catalog/product/product-list.ts'
import { invalidField, required, invalidBecause } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { madeOf, presentOutcomes, runEach } from '../../ground/entity/bulk.ts'
import type { Site } from '../../ground/site/sites.ts'
import { editListedProduct, lockEdited, noteProductChanges } from '../product/api.ts'
import { queuePublishing } from './publish.ts'
import { readSheet } from './sheet.ts'
import { findStatus, saveStatus } from './store.ts'

type Sent = ListedProductChange
/** The longest time until a product is published. */
const maxDays = 731

const readPublishDate = ({ publishDate }: Sent, now: Date, path: string): Date => {
  const field = `${path}.publishDate`
  const date = new Date(required(publishDate, field))
  if (date <= now) throw invalidBecause(field, 'NOT_IN_FUTURE')
  if (date.getTime() > now.getTime() + maxDays * 24 * 60 * 60 * 1000)
    throw invalidField(field, 'must be at most two years away', 'MAX')
  return date
}

type Clock = Pick<Context, 'now' | 'newId'>

/** Changes the status of a product that has the right visibility already. */
const changeStatus = async (clock: Clock, db: Db, { site, sent, path }: { site: Site; sent: Sent; path: string }) => {
  const { id, status } = sent
  if (status === undefined || status === 'ACTIVE') return
  const publishDate = status === 'SCHEDULED' ? readPublishDate(sent, clock.now(), path) : undefined
  const before = await findStatus(db, site.id, id)
  if (before !== status) {
    const changes = [{ field: 'status' as const, ...(before && { before }), after: status }]
    await noteProductChanges(db, { siteId: site.id, id, changes, now: clock.now() })
  }
  await saveStatus(db, { siteId: site.id, id, isArchived: status === 'ARCHIVED', publishDate })
  if (publishDate) await queuePublishing(db, { siteId: site.id, id, publishDate })
}

const change = async (clock: Clock, db: Db, { site, sent, path }: { site: Site; sent: Sent; path: string }) => {
  const { status, publishDate, ...edit } = sent
  if (publishDate !== undefined && status !== 'SCHEDULED')
    throw invalidField(`${path}.publishDate`, 'is only for the status SCHEDULED', 'FIELD_NOT_ALLOWED')
  const visible = status === undefined ? {} : { visible: status === 'ACTIVE' }
  await editListedProduct(clock, db, { site, path, edit: { ...edit, ...visible } })
  await changeStatus(clock, db, { site, sent, path })
  return { id: sent.id }
}

const requireDistinct = (products: readonly Sent[]): void => {
  const ids = products.map(({ id }) => id)
  const twice = ids.findIndex((id, index) => ids.indexOf(id) < index)
  if (twice !== -1) throw invalidField(`products[${twice}].id`, 'is the ID of two products', 'VALIDATION')
}

/** Changes products of the list in one transaction, in which each one succeeds or fails independently. */
export const changeListedProducts = async (
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  site: Site,
  products: readonly Sent[],
) => {
  requireDistinct(products)
  const outcomes = await transact(db, async (transaction) => {
    await lockEdited(transaction, site.id, products)
    return runEach(transaction, products, (sent, index) =>
      change({ now, newId }, transaction, { site, sent, path: `products[${index}]` }),
    )
  })
  const ids = madeOf(outcomes).map(({ id }) => id)
  const entries = new Map((await readSheet(db, site, ids)).map((entry) => [entry.id, entry]))
  const itemOf = ({ id }: { readonly id: string }): ProductSheetEntry => entries.get(id)!
  return presentOutcomes(outcomes, { ids: products.map(({ id }) => id), itemOf })
}
