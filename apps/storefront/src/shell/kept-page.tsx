import { useCart } from '@vitrine/react'
import { useEffect } from 'react'

/** A page that the browser kept and shows again, after a checkout for one, may not know today's cart. */
export const KeptPage = () => {
  const { refresh } = useCart()
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) refresh().catch(() => undefined)
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [refresh])
  return null
}
