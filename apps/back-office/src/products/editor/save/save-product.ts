import type { ProductV3, ProductWithInventoryInput, VariantV3, Violation } from '@vitrine/client'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { onlyResult } from '../../../bulk-error.ts'
import { treeReference } from '../../../collections/load-categories.ts'
import { errorMessage } from '../../../error-message.ts'
import { shop } from '../../../shop.ts'
import { momentOfText } from '../../../clock/read-dates.ts'
import { words } from '../../../words/words.ts'
import { saveAltTexts } from '../../media/alt-text-translations.ts'
import { createFieldReader, type FieldReader } from '../draft/field-reader.ts'
import { changedFields } from '../draft/merge-drafts.ts'
import type { DraftField, ProductDraft } from '../draft/product-draft.ts'
import type { SavedProduct } from '../draft/read-product.ts'
import { readTerms } from '../draft/read-terms.ts'
import { requestProduct } from '../draft/request-product.ts'
import { stockChanges, type StockChange } from '../draft/stock-changes.ts'
import { PartlySavedError } from './save-errors.ts'
import { saveStock } from './save-stock.ts'

export interface Saving {
  readonly draft: ProductDraft
  readonly before: ProductDraft
  /** Absent if the product is new. */
  readonly saved: Pick<SavedProduct, 'product' | 'items'> | undefined
  /** Of a copy: what the form does not edit of the product, and its variants. */
  readonly copied?: { readonly known: readonly VariantV3[]; readonly rest: ProductWithInventoryInput }
  readonly locationIds: readonly string[]
  readonly defaultLocationId: string
}

const stockOf = (saving: Saving, variantIds: readonly (string | undefined)[], read: FieldReader): StockChange[] =>
  stockChanges({ ...saving, items: saving.saved?.items ?? [], read }, variantIds)

/** Reads the whole form, so that all of its errors are shown at once and nothing is saved before. */
const readForm = (saving: Saving) => {
  const { draft, before, saved, copied, defaultLocationId } = saving
  const read = createFieldReader()
  const known = copied?.known ?? saved?.product.variantsInfo?.variants ?? []
  const product = {
    ...copied?.rest,
    ...requestProduct({ draft, before, product: saved?.product, known, defaultLocationId, read }),
  }
  const terms = readTerms(draft.terms, read)
  stockOf(
    saving,
    draft.variants.map(({ id }, index) => id ?? `new ${index}`),
    read,
  )
  const publishDate = momentOfText(draft.publishDate)
  if (draft.status === 'SCHEDULED' && (!publishDate || publishDate <= new Date()))
    read.refuse('product.publishDate', words.productBulk.notInFuture)
  read.finish()
  return { product, terms }
}

type Sent = ReturnType<typeof readForm>['product']

const sendProduct = async (sent: Sent, { saved }: Saving): Promise<ProductV3> => {
  const fields = ['VARIANT_OPTION_CHOICE_NAMES'] as const
  if (!saved) return (await shop.productsV3.createProductWithInventory(sent, { fields: [...fields] })).product
  const { id, revision } = saved.product
  if (Object.keys(sent).length === 0) return saved.product
  const update = { revision: revision!, ...sent }
  return (await shop.productsV3.updateProductWithInventory(id!, update, { fields: [...fields] })).product
}

const setCategories = async (productId: string, categoryIds: readonly string[]): Promise<void> => {
  const item = { catalogItemId: productId, appId: storesAppId }
  const { addResults, removeResults } = await shop.categories.bulkSetItemCategories(item, {
    treeReference,
    categoryIds,
  })
  for (const result of [...addResults, ...removeResults]) onlyResult([result])
}

/** Only a mask removes a field that no value stands for. */
const clearMainCategory = async ({ id, revision }: ProductV3): Promise<void> => {
  const product = { id: id!, revision: revision! }
  onlyResult((await shop.productsV3.bulkUpdateProducts([{ product, fieldMask: ['mainCategoryId'] }])).results)
}

const saveMediaTexts = async (productId: string, { media }: ProductDraft): Promise<void> => {
  const mediaIds = media.flatMap(({ id }) => id ?? [])
  for (const { id, altTexts } of media)
    if (id !== undefined && altTexts)
      await saveAltTexts(productId, { mediaId: id, mediaIds, before: {}, after: altTexts })
}

/** Saves why a hidden product is hidden. */
const saveStatus = async (id: string, { status, publishDate }: ProductDraft): Promise<void> => {
  const moment = status === 'SCHEDULED' ? momentOfText(publishDate) : undefined
  const date = moment ? { publishDate: moment } : {}
  onlyResult((await shop.productList.bulkUpdateListedProducts([{ id, status, ...date }])).results)
}

interface Part {
  /** The field that shows its error. */
  readonly field: string
  readonly names: readonly DraftField[]
  readonly save: () => Promise<unknown> | false
}

/** The parts of a product that have calls of their own. */
const partsOf = (
  product: ProductV3,
  saving: Saving,
  terms: Parameters<typeof shop.purchaseTerms.setPurchaseTerms>[1],
): readonly Part[] => {
  const { draft } = saving
  const id = product.id!
  return [
    {
      field: 'product.mainCategoryId',
      names: ['mainCategoryId'],
      save: async () => draft.mainCategoryId === '' && saving.saved && clearMainCategory(product),
    },
    { field: 'product.categories', names: ['categoryIds'], save: () => setCategories(id, draft.categoryIds) },
    { field: 'purchaseTerms', names: ['terms'], save: () => shop.purchaseTerms.setPurchaseTerms(id, terms) },
    {
      field: 'product.taxGroup',
      names: ['taxGroupId'],
      save: () => shop.taxGroups.setProductsTaxGroup(draft.taxGroupId, [id]),
    },
    {
      field: 'product.deliveryProfile',
      names: ['deliveryProfileId'],
      save: () => shop.deliveryProfile.setProductsDeliveryProfile(draft.deliveryProfileId, [id]),
    },
    {
      field: 'product.status',
      names: ['status', 'publishDate'],
      save: () => draft.status !== 'ACTIVE' && saveStatus(id, draft),
    },
    { field: 'product.media', names: ['media'], save: () => saveMediaTexts(id, draft) },
  ]
}

const saveParts = async (parts: readonly Part[], changed: readonly DraftField[]): Promise<Violation[]> => {
  const violations: Violation[] = []
  for (const { field, names, save } of parts) {
    if (!names.some((name) => changed.includes(name))) continue
    try {
      await save()
    } catch (error) {
      violations.push({ field, description: errorMessage(error) })
    }
  }
  return violations
}

/**
 * Saves what has changed. The product comes first, with its revision: if someone else has changed it, nothing is saved.
 * Parts with calls of their own follow; those that fail are reported, and are saved with the next attempt.
 */
export const saveProduct = async (
  saving: Saving,
): Promise<{ readonly id: string; readonly violations: readonly Violation[] }> => {
  const { product: sent, terms } = readForm(saving)
  const product = await sendProduct(sent, saving)
  const variants = sent.variantsInfo ? (product.variantsInfo?.variants ?? []) : saving.draft.variants
  const changes = stockOf(
    saving,
    variants.map(({ id }) => id),
    createFieldReader(),
  )
  const violations = [
    ...(await saveStock(product.id!, changes)),
    ...(await saveParts(partsOf(product, saving, terms), changedFields(saving.before, saving.draft))),
  ]
  return { id: product.id!, violations }
}

/** Throws the errors of parts. */
export const requireWhole = (violations: readonly Violation[]): void => {
  if (violations.length > 0) throw new PartlySavedError(violations)
}
