import { useClient } from '@vitrine/react'
import { useEffect, useState } from 'react'
import type { CardProduct } from './card-product.ts'

/** Returns cards with the member's own prices, loaded by the browser, since the page is the same for everyone. */
export const useOwnCards = (drawn: readonly CardProduct[]): readonly CardProduct[] => {
  const client = useClient()
  const [own, setOwn] = useState<{ readonly of: string; readonly cards: readonly CardProduct[] }>()
  const key = drawn.map(({ id }) => id).join(',')
  useEffect(() => {
    if (key === '' || client.auth.getTokens?.().refreshToken.role !== 'member') return undefined
    const controller = new AbortController()
    const find = async () => {
      const { findCardPrices } = await import('./card-prices.ts')
      return findCardPrices(client, drawn, { onlyChanged: false, call: { signal: controller.signal } })
    }
    find().then(
      (cards) => setOwn({ of: key, cards }),
      // Keep the public prices; the cart shows the member's own.
      () => undefined,
    )
    return () => controller.abort()
    // Cards of the same products have the same prices.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, key])
  return own?.of === key ? own.cards : drawn
}
