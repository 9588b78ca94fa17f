/** Converts the demo catalog to stored records. */
import { createHash } from 'node:crypto'
import type { DemoPicture, DemoProduct } from '../demo/types.ts'
import type { DiscountRecord } from '@vitrine/domain/catalog/own-discount.ts'
import {
  onlyVariantId,
  type MediaRecord,
  type ProductRecord,
  type VariantRecord,
} from '@vitrine/domain/catalog/product.ts'
import type { ModifierRecord } from '@vitrine/domain/modifier/modifier.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import type { StockLevel } from '@vitrine/server/catalog/product/api.ts'

/** Returns a GUID that is the same in every demo store. */
export const demoId = (name: string): string => {
  const hex = createHash('sha256').update(`vitrine demo ${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Returns the media record of a stored image. */
export type MediaOf = (picture: DemoPicture) => MediaRecord

export interface DemoRecord {
  readonly id: string
  readonly record: ProductRecord
  readonly levels: readonly StockLevel[]
}

const discountOf = ({ discount }: DemoProduct, currency: string): DiscountRecord | undefined => {
  if (!discount) return undefined
  const { type, value } = discount
  return type === 'PERCENT' ? { type, percent: String(value) } : { type, amount: toMinor(value, currency) }
}

const variantIdOf = (slug: string, choices: Readonly<Record<string, string>>): string =>
  demoId(`${slug} ${JSON.stringify(choices)}`)

const variantsOf = (product: DemoProduct, currency: string): VariantRecord[] =>
  product.variants.map(({ choices, price, sku, weight, visible = true }) => ({
    id: variantIdOf(product.slug, choices),
    choices,
    visible,
    ...(price !== undefined && { price: toMinor(price, currency) }),
    ...(sku !== undefined && { sku }),
    ...(weight !== undefined && { weight }),
  }))

const levelOf = (variantId: string, stock: number | null | undefined): StockLevel =>
  stock === null || stock === undefined
    ? { variantId, tracked: false, quantity: 0, inStock: true }
    : { variantId, tracked: true, quantity: stock, inStock: stock > 0 }

const levelsOf = (product: DemoProduct, variants: readonly VariantRecord[]): StockLevel[] =>
  variants.length === 0
    ? [levelOf(onlyVariantId, product.stock)]
    : variants.map(({ id }, index) => levelOf(id, product.variants[index]!.stock ?? product.stock))

type DemoModifier = NonNullable<DemoProduct['modifiers']>[number]

const modifierOf = ({ slug }: DemoProduct, modifier: DemoModifier, currency: string): ModifierRecord => {
  const { name, mandatory = false } = modifier
  const id = demoId(`${slug} ${name}`)
  const added = (price = 0) => toMinor(price, currency)
  const known = { id, key: name, name, mandatory }
  if (!('choices' in modifier)) {
    const { maxLength, addedPrice } = modifier
    return { ...known, kind: 'TEXT', minLength: 0, maxLength, addedPrice: added(addedPrice) }
  }
  const choices = modifier.choices.map((choice) => ({
    id: demoId(`${slug} ${name} ${choice.name}`),
    key: choice.name,
    name: choice.name,
    addedPrice: added(choice.addedPrice),
  }))
  return { ...known, kind: 'CHOICES', swatches: false, choices }
}

const bundleOf = ({ slug, bundle }: DemoProduct): Pick<ProductRecord, 'bundle'> =>
  bundle
    ? {
        bundle: {
          components: bundle.map(({ product, choices, quantity }, index) => ({
            id: demoId(`${slug} ${index}`),
            productId: demoId(product),
            ...(choices && { variantId: variantIdOf(product, choices) }),
            quantity,
          })),
        },
      }
    : {}

export const demoRecord = (
  product: DemoProduct,
  { currency, mediaOf, fileId }: { currency: string; mediaOf: MediaOf; fileId?: string | undefined },
): DemoRecord => {
  const variants = variantsOf(product, currency)
  const discount = discountOf(product, currency)
  const fileOf = (file: string): string[] => {
    const picture = product.pictures.find((one) => one.file === file)
    return picture ? [mediaOf(picture).id] : []
  }
  return {
    id: demoId(product.slug),
    levels: product.bundle ? [] : levelsOf(product, variants),
    record: {
      ...(product.productType === 'giftCard'
        ? { productType: 'digital', giftCard: true }
        : { productType: product.productType }),
      description: product.description,
      price: toMinor(product.price, currency),
      ...(product.sku !== undefined && { sku: product.sku }),
      ...bundleOf(product),
      ...(product.productType === 'physical' && { weight: product.weight }),
      ...(product.cost !== undefined && { cost: toMinor(product.cost, currency) }),
      ...(discount && { discount }),
      ...(product.ribbon !== undefined && { ribbon: { name: product.ribbon } }),
      ...(product.brand !== undefined && { brand: { name: product.brand } }),
      ...(fileId !== undefined && { digitalFileId: fileId }),
      infoSections: product.additionalInfoSections,
      ...(product.modifiers && { modifiers: product.modifiers.map((one) => modifierOf(product, one, currency)) }),
      options: product.productOptions.map(({ optionType, name, choices }) => ({
        type: optionType,
        name,
        choices: choices.map((choice) => ({
          value: choice.value,
          description: choice.description,
          ...('pictures' in choice && { mediaIds: choice.pictures.flatMap(fileOf) }),
        })),
      })),
      variants,
      media: product.pictures.map(mediaOf),
    },
  }
}
