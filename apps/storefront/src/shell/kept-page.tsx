import { useCart, useClient } from '@vitrine/react'
import { useEffect } from 'react'
import type { Shop } from '../shop.ts'

/** A page that the browser kept and shows again, after a checkout for one, may not know today's cart. */
export const KeptPage = () => {
  const { refresh } = useCart()
  const { auth } = useClient<Shop>()
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      // Who has put nothing into a cart has none to ask for.
      if (persisted && auth.getTokens().refreshToken.role !== 'none') refresh().catch(() => undefined)
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [auth, refresh])
  return null
}
