import type { ConnectedOption, ProductV3, ProductWithInventoryInput, VariantV3 } from '@vitrine/client'
import { productFactNames } from '@vitrine/contract/entities/catalog/product/product-facts.ts'
import { withSeoTexts } from '@vitrine/domain/catalog/seo-texts.ts'
import { words } from '../../../words/words.ts'
import { countVariants, maxVariants } from './align-variants.ts'
import { readComponents } from './bundle-drafts.ts'
import type { FieldReader } from './field-reader.ts'
import { readMedia } from './media-drafts.ts'
import { changedFields } from './merge-drafts.ts'
import { readModifiers } from './modifier-drafts.ts'
import type { DraftField, OptionDraft, ProductDraft } from './product-draft.ts'
import { requestVariants } from './request-variants.ts'

export const optionField = (index: number, name: string): string => `product.options[${index}].${name}`
export const optionChoiceField = (index: number, place: number, name: string): string =>
  optionField(index, `choicesSettings.choices[${place}].${name}`)

interface ReadOption {
  readonly before: OptionDraft | undefined
  readonly index: number
  /** IDs of the product's media. Those that are only added now have none. */
  readonly mediaIds: ReadonlySet<string>
  readonly read: FieldReader
}

const choicesOf = (option: OptionDraft, { before, index, mediaIds, read }: ReadOption) =>
  option.choices.map(({ key, choiceId, name, color, mediaKeys }, place) => {
    const known = before?.choices.find((one) => one.key === key)
    const isSame = known?.name === name && known.color === color
    if (name.trim() === '') read.refuse(optionChoiceField(index, place, 'name'), words.fieldErrors.REQUIRED_FIELD)
    return {
      ...(choiceId !== undefined && isSame && { choiceId }),
      name: name.trim(),
      choiceType: option.kind === 'SWATCH_CHOICES' ? ('ONE_COLOR' as const) : ('CHOICE_TEXT' as const),
      ...(option.kind === 'SWATCH_CHOICES' && { colorCode: color }),
      media: { items: mediaKeys.filter((key) => mediaIds.has(key)).map((mediaId) => ({ mediaId })) },
    }
  })

/**
 * Reads the options. Products share options and their choices, so one with another name, type or color is another one: it
 * is found or created by its name.
 */
const readOptions = ({ draft, before, read }: RequestContext): ConnectedOption[] => {
  const mediaIds = new Set(draft.media.flatMap(({ id }) => id ?? []))
  return draft.options.map((option, index): ConnectedOption => {
    const { id, key, name, kind, choices } = option
    const known = before.options.find((one) => one.key === key)
    const same = known?.name === name && known.kind === kind ? known : undefined
    if (name.trim() === '') read.refuse(optionField(index, 'name'), words.fieldErrors.REQUIRED_FIELD)
    if (choices.length === 0) read.refuse(optionField(index, 'choicesSettings.choices'), words.newProduct.noChoices)
    return {
      ...(id !== undefined && same && { id }),
      name: name.trim(),
      optionRenderType: kind,
      choicesSettings: { choices: choicesOf(option, { before: same, index, mediaIds, read }) },
    }
  })
}

/** What a request is made of. */
interface RequestContext {
  readonly draft: ProductDraft
  /** The form as the server has it. */
  readonly before: ProductDraft
  /** Absent if the product is new. */
  readonly product: ProductV3 | undefined
  /** What the server has of the variants, such as their dimensions. */
  readonly known: readonly VariantV3[]
  readonly defaultLocationId: string
  readonly read: FieldReader
}

/** The fields of a form that variants have in a request. */
const fieldsOfVariants: readonly DraftField[] = ['options', 'file', 'components']

/** Whether variants changed in what the product's call saves: stock of existing ones is in inventory items. */
const areVariantsChanged = ({ before, draft }: RequestContext, changed: ReadonlySet<DraftField>): boolean => {
  if (fieldsOfVariants.some((name) => changed.has(name))) return true
  const saved = ({ variants }: ProductDraft) =>
    JSON.stringify(variants.map(({ stock: _stock, inStock: _inStock, ...rest }) => rest))
  return saved(before) !== saved(draft)
}

const factsOf = ({ draft, before, product }: RequestContext): ProductWithInventoryInput =>
  Object.fromEntries(
    productFactNames
      .filter((name) => (product ? draft.facts[name] !== before.facts[name] : draft.facts[name] !== ''))
      .map((name) => [name, draft.facts[name].trim()]),
  )

const refuseTooMany = ({ draft, read }: RequestContext): void => {
  const count = countVariants(draft.options)
  if (count > maxVariants) read.refuse(optionField(0, 'choicesSettings.choices'), words.editor.tooManyVariants(count))
}

const labelsOf = ({ draft }: RequestContext, has: (name: DraftField) => boolean): ProductWithInventoryInput => ({
  ...(has('brand') && { brand: draft.brand.trim() === '' ? {} : { name: draft.brand.trim() } }),
  ...(has('ribbon') && { ribbon: draft.ribbon.trim() === '' ? {} : { name: draft.ribbon.trim() } }),
  ...(has('sectionIds') && { infoSections: draft.sectionIds.map((id) => ({ id })) }),
})

/** Whether buyers begin or cease to see the product. Which hidden ones are archived or scheduled is saved afterwards. */
const isShownChanged = ({ draft, before, product }: RequestContext): boolean =>
  (draft.status === 'ACTIVE') !== (before.status === 'ACTIVE') || (!product && draft.status !== 'ACTIVE')

/** Returns the fields of the product's call that changed, or those of a new product. */
export const requestProduct = (context: RequestContext): ProductWithInventoryInput => {
  const { draft, before, product, known, defaultLocationId, read } = context
  const changed = new Set(changedFields(before, draft))
  const has = (name: DraftField): boolean => changed.has(name)
  if (draft.name.trim() === '') read.refuse('product.name', words.fieldErrors.REQUIRED_FIELD)
  if (has('options')) refuseTooMany(context)
  const keepsIds = product !== undefined && before.options.length > 0 === draft.options.length > 0
  const sendsVariants = !product || areVariantsChanged(context, changed)
  const tags = withSeoTexts(product?.seoData?.tags ?? [], {
    title: draft.seoTitle.trim(),
    description: draft.seoDescription.trim(),
  })
  return {
    ...(has('name') && { name: draft.name.trim() }),
    ...(!product && { productType: draft.productType }),
    ...(has('slug') && draft.slug.trim() !== '' && { slug: draft.slug.trim() }),
    ...(has('description') && { plainDescription: draft.description }),
    ...(isShownChanged(context) && { visible: draft.status === 'ACTIVE' }),
    ...((has('seoTitle') || has('seoDescription')) && { seoData: { ...product?.seoData, tags } }),
    ...(has('media') && { media: { itemsInfo: { items: readMedia(draft.media) } } }),
    ...labelsOf(context, has),
    ...(has('mainCategoryId') && draft.mainCategoryId !== '' && { mainCategoryId: draft.mainCategoryId }),
    ...factsOf(context),
    ...(has('options') && { options: readOptions(context) }),
    ...(has('modifiers') && { modifiers: readModifiers(draft.modifiers, before.modifiers, read) }),
    ...(has('components') && { bundle: { components: readComponents(draft.components, read) } }),
    ...(sendsVariants && {
      variantsInfo: { variants: requestVariants({ draft, known, keepsIds, defaultLocationId, read }) },
    }),
  }
}
