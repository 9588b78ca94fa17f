import type { Product } from '@vitrine/client'
import { useClient } from '@vitrine/react'
import { useEffect, useState } from 'react'
import type { ListPrices } from './find-prices.ts'

/** Returns the member's own prices, loaded by the browser, since the page is the same for everyone. */
export const useOwnPrices = (product: Product, drawn: ListPrices | undefined): ListPrices | undefined => {
  const client = useClient()
  const [own, setOwn] = useState<ListPrices>()
  useEffect(() => {
    if (client.auth.getTokens?.().refreshToken.role !== 'member') return undefined
    const controller = new AbortController()
    const find = async () => {
      const { findPrices } = await import('./find-prices.ts')
      return findPrices(client, product, { signal: controller.signal })
    }
    find().then(
      (found) => setOwn(found),
      // Keep the public prices; the cart shows the member's own.
      () => undefined,
    )
    return () => controller.abort()
  }, [client, product])
  return own ?? drawn
}
