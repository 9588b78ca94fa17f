import type { DiscountItemsInput } from '@vitrine/client'

/** Returns all values of a field. */
export const all = (form: FormData, name: string): string[] => form.getAll(name).map(String)

const readItems = (form: FormData, field: string): DiscountItemsInput | undefined => {
  const [productIds, collectionIds] = [all(form, `${field}.productIds`), all(form, `${field}.collectionIds`)]
  if (productIds.length === 0 && collectionIds.length === 0) return undefined
  return { ...(productIds.length > 0 && { productIds }), ...(collectionIds.length > 0 && { collectionIds }) }
}

/** Reads chosen products and collections. */
export const itemsIn = (form: FormData, field: string, name: 'items' | 'getItems' = 'items') => {
  const items = readItems(form, `${field}.${name}`)
  return items ? { [name]: items } : {}
}
