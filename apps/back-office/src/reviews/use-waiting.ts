import { useEffect, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { countWaiting } from './find-reviews.ts'

/** How many reviews wait, counted anew with each page and each change. A count that cannot be had is left out. */
export const useWaitingReviews = (): number => {
  const [count, setCount] = useState(0)
  const [navigation, revalidator] = [useNavigation(), useRevalidator()]
  const isStill = navigation.state === 'idle' && revalidator.state === 'idle'
  useEffect(() => {
    if (!isStill) return undefined
    const asking = new AbortController()
    void countWaiting(asking.signal).then(setCount, () => undefined)
    return () => asking.abort()
  }, [isStill])
  return count
}
