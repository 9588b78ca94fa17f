import { readJson } from '@vitrine/web/json.ts'
import type { CardProduct } from '../pages/card-product.ts'

/** In a browser: the products of a list's address (`listAddress`); none where they cannot be had. */
export const findCards = async (address: string, signal: AbortSignal): Promise<readonly CardProduct[]> => {
  try {
    const answer = await fetch(`${address}&as=data`, { signal })
    if (!answer.ok) return []
    const told = readJson(await answer.text()) as { readonly data: { readonly products: readonly CardProduct[] } }
    return told.data.products
  } catch {
    // The page is whole without them.
    return []
  }
}
