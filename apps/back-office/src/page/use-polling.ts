import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Reloads the page’s data now and then, while something is being worked on. */
export const usePolling = (isPending: boolean, everyMs: number): void => {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isPending) return
    const timer = setInterval(() => void revalidate(), everyMs)
    return () => clearInterval(timer)
  }, [isPending, revalidate, everyMs])
}
