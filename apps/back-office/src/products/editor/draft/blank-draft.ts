import { productFactNames, type ProductFactName } from '@vitrine/contract/entities/catalog/product/product-facts.ts'
import type { ChoiceDraft, OptionDraft, ProductDraft, TermsDraft, VariantDraft } from './product-draft.ts'

export const blankTerms: TermsDraft = {
  minQuantity: '',
  maxQuantity: '',
  multipleOf: '',
  maxPerCustomer: '',
  withdrawalExclusion: '',
  paymentOption: 'FULL_PAYMENT_ONLINE',
  depositKind: 'percentage',
  deposit: '30',
  dueKind: 'usual',
  dueDays: '14',
  dueDate: '',
}

export const blankVariant: VariantDraft = {
  choices: {},
  visible: true,
  price: '',
  comparePrice: '',
  cost: '',
  sku: '',
  barcode: '',
  weight: '',
  mediaKeys: [],
  stock: {},
  inStock: true,
}

export const blankFacts = Object.fromEntries(productFactNames.map((name) => [name, ''])) as Record<
  ProductFactName,
  string
>

const newKey = (): string => crypto.randomUUID()

export const newChoice = (name = ''): ChoiceDraft => ({ key: newKey(), name, color: '#8a8277', mediaKeys: [] })
export const newOption = (): OptionDraft => ({
  key: newKey(),
  name: '',
  kind: 'TEXT_CHOICES',
  choices: [],
})

/** The form of a new product. */
export const blankDraft: ProductDraft = {
  name: '',
  description: '',
  status: 'ACTIVE',
  publishDate: '',
  productType: 'PHYSICAL',
  slug: '',
  seoTitle: '',
  seoDescription: '',
  media: [],
  brand: '',
  ribbon: '',
  categoryIds: [],
  mainCategoryId: '',
  sectionIds: [],
  facts: blankFacts,
  options: [],
  variants: [blankVariant],
  isTracked: false,
  modifiers: [],
  components: [],
  file: null,
  terms: blankTerms,
  taxGroupId: '',
  deliveryProfileId: '',
}
