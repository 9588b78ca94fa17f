import { isApiError, type Product, type Variant } from '@vitrine/client'
import { getProduct, queryProducts } from '@vitrine/client/products'
import { useState } from 'react'
import type { CartItem } from '../stores/cart-lines.ts'
import type { Failure } from '../stores/failure.ts'
import {
  firstChoices,
  isChoiceSold,
  isSold,
  quantityLimitOf,
  itemOf,
  missingOptions,
  variantOf,
  type Choices,
  type ItemOptions,
} from '../search/product-choices.ts'
import { useShared } from '../provider.tsx'
import { useAnswer } from './use-answer.ts'

/** A product, and whether it is the requested one. */
export interface ProductState {
  /** Null if there is none, undefined until loaded. */
  readonly product: Product | null | undefined
  readonly loading: boolean
  readonly error: Failure | undefined
  readonly refresh: () => void
}

/** A product by its ID, or by the slug of its URL. */
export type ProductName = { readonly id: string } | { readonly slug: string }

/**
 * A product. `initial` is the server-rendered product.
 * @example
 * const { product, loading } = useProduct({ slug: 'orbit-vase' })
 */
export const useProduct = (
  name: ProductName,
  { initial }: { readonly initial?: Product | null } = {},
): ProductState => {
  const { send } = useShared().client
  const key = JSON.stringify(name)
  const [known] = useState(initial !== undefined ? { key, answer: initial } : undefined)
  const find = async (signal: AbortSignal): Promise<Product | null> => {
    if ('slug' in name) {
      const { items } = await queryProducts(send)().eq('slug', name.slug).limit(1).find({ signal })
      return items[0] ?? null
    }
    try {
      return (await getProduct(send)(name.id, {}, { signal })).product
    } catch (error) {
      if (isApiError(error) && error.status === 404) return null
      throw error
    }
  }
  const { answer: product, ...rest } = useAnswer(key, find, { known })
  return { product, ...rest }
}

/** The choices of a product. */
export interface ChoicesState {
  readonly choices: Choices
  readonly choose: (option: string, choice: string) => void
  /** Whether a choice can be bought with the choices of the other options. */
  readonly isAvailable: (option: string, choice: string) => boolean
  /** The selected variant; undefined while choices are missing. */
  readonly variant: Variant | undefined
  /** Options without a choice. */
  readonly missing: readonly string[]
  /** Whether the variant can be bought, now or as a preorder: see its `stock.preorder`. */
  readonly canBuy: boolean
  /** Maximum quantity; undefined if it is not limited. */
  readonly maxQuantity: number | undefined
  /** For `add` of `useCart`. */
  readonly item: (options?: ItemOptions) => CartItem
}

/**
 * The choices of a product with options. Begins with `start` as far as the product has it, such as choices from the
 * URL, completed with the first available variant.
 * @example
 * const { choices, choose, isAvailable, canBuy, item } = useChoices(product)
 */
export const useChoices = (product: Product, start?: Choices): ChoicesState => {
  const [made, setMade] = useState({ productId: product.id, choices: firstChoices(product, start) })
  const choices = made.productId === product.id ? made.choices : firstChoices(product, start)
  const variant = variantOf(product, choices)
  const missing = missingOptions(product, choices)
  return {
    choices,
    choose: (option, choice) =>
      setMade((before) => ({
        productId: product.id,
        choices: { ...(before.productId === product.id ? before.choices : choices), [option]: choice },
      })),
    isAvailable: (option, choice) => isChoiceSold(product, choices, option, choice),
    variant,
    missing,
    canBuy: missing.length === 0 && isSold(variant),
    maxQuantity: variant && quantityLimitOf(variant),
    item: (options) => itemOf(product, choices, options),
  }
}
