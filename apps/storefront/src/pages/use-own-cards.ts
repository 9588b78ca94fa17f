import { useClient } from '@vitrine/react'
import { useEffect, useState } from 'react'
import type { CardProduct } from './card-product.ts'

/** Cards with the prices of a member's own lists, asked by their browser: the page is the same for everybody. */
export const useOwnCards = (drawn: readonly CardProduct[]): readonly CardProduct[] => {
  const client = useClient()
  const [own, setOwn] = useState<{ readonly of: string; readonly cards: readonly CardProduct[] }>()
  const key = drawn.map(({ id }) => id).join(',')
  useEffect(() => {
    if (key === '' || client.auth.getTokens?.().refreshToken.role !== 'member') return undefined
    const asked = new AbortController()
    const find = async () => {
      const { findCardPrices } = await import('./card-prices.ts')
      return findCardPrices(client, drawn, { onlyChanged: false, call: { signal: asked.signal } })
    }
    find().then(
      (cards) => setOwn({ of: key, cards }),
      // The prices of everybody stay: the cart tells theirs.
      () => undefined,
    )
    return () => asked.abort()
    // What is drawn anew of the same products costs the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, key])
  return own?.of === key ? own.cards : drawn
}
