import type { ProductRecord } from '@vitrine/domain/catalog/product.ts'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import { transact } from '../../../ground/database/transact.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { ProductToSave } from '../edit/save-product.ts'
import { writeProduct } from '../write-v3/product-record.ts'
import { changedNames, type SentProduct } from '../write-v3/sent/sent-product.ts'
import type { ActionContext } from './action.ts'

/** Fields that products do not share. */
const ownFields = ['name', 'slug', 'media', 'options', 'physicalProperties', 'variantsInfo'] as const

/** Ends a transaction without changes. */
class Undo extends Error {
  override readonly name = 'Undo'
}

const blankRecord: ProductRecord = {
  productType: 'physical',
  description: '',
  infoSections: [],
  options: [],
  variants: [],
  media: [],
  price: 0,
}

/** Refuses an update of many products that none of them could have, by trying it on a product that is not saved. */
export const tryUpdate = async (
  context: ActionContext,
  site: Site,
  { sent, fieldMask }: { readonly sent: SentProduct; readonly fieldMask?: readonly string[] | undefined },
): Promise<void> => {
  const names = changedNames(sent, fieldMask)
  const fieldMasks = ownFields.filter((name) => names.has(name))
  if (fieldMasks.length > 0) throw new Refusal('FIELD_MASK_VALUE_NOT_SUPPORTED', undefined, { fieldMasks })
  if (names.size === 0) throw invalidField('product', 'must have a field to change', 'REQUIRED_FIELD')
  const { db, newId } = context
  const product: ProductToSave = {
    siteId: site.id,
    id: newId(),
    slug: '',
    name: '',
    visible: true,
    record: blankRecord,
  }
  const writing = { sent, names, path: 'product', site, product, isNew: false, newId }
  const tried = transact(db, async (transaction) => {
    await writeProduct(context, transaction, writing)
    throw new Undo()
  })
  await tried.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
}
