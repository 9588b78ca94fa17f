import { useEffect, useRef, useState, type RefObject } from 'react'

const defaultWidth = 720

/** Measures the width of an element, also when it changes. */
export const useWidth = (): { readonly ref: RefObject<HTMLDivElement | null>; readonly width: number } => {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(defaultWidth)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(Math.max(1, Math.round(entry!.contentRect.width))))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
