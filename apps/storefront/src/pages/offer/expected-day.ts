import type { Product } from '@vitrine/client'
import { withoutPastDay } from '@vitrine/domain/stock/stock.ts'
import { dayIn } from '@vitrine/domain/time/day.ts'

/** Removes the days by which preorders were expected to ship, if they have passed in the store's time zone. */
export const withoutPastDays = (product: Product, timeZone: string): Product => {
  if (product.variants.every(({ stock }) => stock.preorder?.expectedDate === undefined)) return product
  const today = dayIn(timeZone, new Date())
  const variants = product.variants.map((variant) => {
    const { preorder } = variant.stock
    return preorder ? { ...variant, stock: { ...variant.stock, preorder: withoutPastDay(preorder, today) } } : variant
  })
  return { ...product, variants }
}
