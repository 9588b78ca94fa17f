import { readJson } from '@vitrine/web/form/json.ts'
import type { CardProduct } from '../pages/card/card-product.ts'

/** Fetches the products of a list URL (`listAddress`) in the browser. Returns none if that fails. */
export const findCards = async (address: string, signal: AbortSignal): Promise<readonly CardProduct[]> => {
  try {
    const answer = await fetch(`${address}&as=data`, { signal })
    if (!answer.ok) return []
    const page = readJson(await answer.text()) as { readonly data: { readonly products: readonly CardProduct[] } }
    return page.data.products
  } catch {
    // The page is complete without them.
    return []
  }
}
