import type { Product } from '@vitrine/client'
import { useClient } from '@vitrine/react'
import { useEffect, useState } from 'react'
import { findPrices, type ListPrices } from './find-prices.ts'

/** The prices of a member's own lists, asked by their browser: the page is the same for everybody. */
export const useOwnPrices = (product: Product, drawn: ListPrices | undefined): ListPrices | undefined => {
  const client = useClient()
  const [own, setOwn] = useState<ListPrices>()
  useEffect(() => {
    if (client.auth.getTokens?.().refreshToken.role !== 'member') return undefined
    const asked = new AbortController()
    findPrices(client, product, { signal: asked.signal }).then(
      (found) => setOwn(found),
      // The prices of everybody stay: the cart tells theirs.
      () => undefined,
    )
    return () => asked.abort()
  }, [client, product])
  return own ?? drawn
}
