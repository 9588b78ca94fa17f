import type { Product } from '@vitrine/client'
import { words } from '../../../words/words.ts'
import type { FieldReader } from './field-reader.ts'

type Component = NonNullable<Product['bundle']>['components'][number]
type ComponentInput = Pick<Component, 'id' | 'productId' | 'variantId' | 'quantity'>

/** An editable component of a bundle. */
export interface ComponentDraft {
  /** React key. */
  readonly key: string
  readonly id?: string
  readonly productId: string
  readonly name: string
  readonly image?: { readonly url: string }
  /** Variants to choose from. Empty if the product has one, or was deleted. */
  readonly variants: readonly { readonly id: string; readonly label: string }[]
  /** Empty if the buyer chooses. */
  readonly variantId: string
  readonly quantity: string
  /** Why it can't be sold. */
  readonly problem?: Exclude<NonNullable<Component['status']>, 'AVAILABLE' | 'OUT_OF_STOCK'>
}

const variantsOf = (product: Product | undefined): ComponentDraft['variants'] =>
  product?.manageVariants
    ? product.variants.map(({ id, choices }) => ({ id, label: Object.values(choices).join(', ') }))
    : []

const problemOf = (status: Component['status'] = 'AVAILABLE'): Pick<ComponentDraft, 'problem'> =>
  status === 'AVAILABLE' || status === 'OUT_OF_STOCK' ? {} : { problem: status }

/** Converts the components of a bundle. `products` are those that exist. */
export const componentDraftsOf = ({ bundle }: Product, products: readonly Product[]): ComponentDraft[] =>
  (bundle?.components ?? []).map(({ id, productId, name, image, variantId = '', quantity = 1, status }, index) => ({
    key: id ?? String(index),
    ...(id !== undefined && { id }),
    productId,
    name: name ?? words.bundle.deletedProduct,
    ...(image && { image }),
    variants: variantsOf(products.find((one) => one.id === productId)),
    variantId,
    quantity: String(quantity),
    ...problemOf(status),
  }))

/** Returns a new component. */
export const newComponent = (product: Product): ComponentDraft => {
  const image = product.media.mainMedia?.image
  return {
    key: crypto.randomUUID(),
    productId: product.id,
    name: product.name,
    ...(image && { image }),
    variants: variantsOf(product),
    variantId: '',
    quantity: '1',
  }
}

/** Name of the field in the API call. */
export const componentField = (index: number, name: string): string => `product.bundle.components[${index}].${name}`

/** Reads the components in order. */
export const readComponents = (drafts: readonly ComponentDraft[], read: FieldReader): ComponentInput[] =>
  drafts.map(({ id, productId, variantId, quantity }, index) => ({
    ...(id !== undefined && { id }),
    productId,
    ...(variantId !== '' && { variantId }),
    quantity: read.required(read.count, quantity, componentField(index, 'quantity')),
  }))
