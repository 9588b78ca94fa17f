import type { ProductV3, ProductWithInventoryInput } from '@vitrine/client'
import { listLocations } from '../../locations/load-locations.ts'
import { words } from '../../words/words.ts'
import { blankDraft } from './draft/blank-draft.ts'
import type { ProductDraft } from './draft/product-draft.ts'
import { draftOf } from './draft/read-product.ts'
import { loadSavedProduct } from './load-editor.ts'
import { saveProduct } from './save/save-product.ts'

/** Limit of the API. */
const maxNameLength = 80

/**
 * Returns the form of a copy: hidden, without what identifies the product or its variants, and without stock of its own,
 * because the pieces are those of the first product.
 */
const copyOf = (draft: ProductDraft): ProductDraft => ({
  ...draft,
  name: words.editor.copyOf(draft.name).slice(0, maxNameLength).trim(),
  slug: '',
  status: 'DRAFT',
  publishDate: '',
  options: draft.options.map(({ id: _id, ...option }) => option),
  variants: draft.variants.map((variant) => ({
    ...variant,
    sku: '',
    barcode: '',
    stock: Object.fromEntries(Object.keys(variant.stock).map((location) => [location, '0'])),
  })),
  components: draft.components.map(({ id: _id, ...component }) => component),
})

/** What a copy has besides what the form edits. */
const restOf = ({ additionalRibbons = [], physicalProperties, tags }: ProductV3): ProductWithInventoryInput => ({
  ...(additionalRibbons.length > 0 && {
    additionalRibbons: additionalRibbons.map(({ name = '' }) => ({ name })),
  }),
  ...(physicalProperties?.pricePerUnit && {
    physicalProperties: { pricePerUnit: physicalProperties.pricePerUnit },
  }),
  ...(tags && { tags }),
})

/** Creates a hidden copy of a product. Returns its ID. */
export const duplicateProduct = async (productId: string): Promise<string> => {
  const [saved, locations] = await Promise.all([loadSavedProduct(productId), listLocations()])
  const { id: defaultLocationId = '' } = locations.find(({ defaultLocation }) => defaultLocation) ?? {}
  const { id } = await saveProduct({
    draft: copyOf(draftOf(saved)),
    before: blankDraft,
    saved: undefined,
    copied: { known: saved.product.variantsInfo?.variants ?? [], rest: restOf(saved.product) },
    locationIds: [defaultLocationId],
    defaultLocationId,
  })
  return id
}

/** Whether the API can create such a product again. Gift cards are created by a call of the first generation. */
export const canDuplicate = ({ giftCard }: { readonly giftCard?: boolean }): boolean => giftCard !== true
