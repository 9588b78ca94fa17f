import type { InventoryItemV3 } from '@vitrine/client'

/** The name of the product with the choices of the variant. */
export const itemName = ({ product }: InventoryItemV3): string =>
  [product?.name, product?.variantName].filter((part) => part).join(', ')
