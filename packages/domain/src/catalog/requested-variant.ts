import type { CatalogReference } from '../cart/sellable.ts'
import { isInStock, type Stock } from '../stock/stock.ts'
import {
  findVariant,
  findUnknownOption,
  missingChoicePrompt,
  type OfferedProduct,
  type VariantRecord,
} from './product.ts'

type RequestedVariant =
  | { readonly ok: true; readonly variant: VariantRecord }
  | { readonly ok: false; readonly reason: string }

interface RequestedProduct {
  readonly id: string
  readonly name: string
  readonly record: OfferedProduct
}

/** Returns the variant a back-in-stock request is for, or why the reference is invalid. */
export const requestedVariant = (
  { id, name, record: product }: RequestedProduct,
  reference: CatalogReference,
): RequestedVariant => {
  const unknownOption = findUnknownOption(product, reference)
  if (unknownOption !== undefined) return { ok: false, reason: `“${name}” does not take ${unknownOption}.` }
  const variant = findVariant(id, product, reference)
  if (!variant) return { ok: false, reason: missingChoicePrompt(product, reference) ?? `“${name}” has no such choice.` }
  if (!variant.visible) return { ok: false, reason: `This variant of “${name}” is not available.` }
  return { ok: true, variant }
}

/** Returns whether a variant can be bought now. */
export const isAvailable = (
  { visible }: { readonly visible: boolean },
  variant: Pick<VariantRecord, 'visible'>,
  stock: Stock,
): boolean => visible && variant.visible && isInStock(stock)
