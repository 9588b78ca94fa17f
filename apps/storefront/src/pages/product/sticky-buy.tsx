import { Button } from '@vitrine/ui'
import { useEffect, useState, type RefObject } from 'react'

interface StickyBuyProps {
  /** The button it stands in for. */
  readonly button: RefObject<HTMLElement | null>
  /** ID of the form it submits. */
  readonly form: string
  readonly name: string
  readonly label: string
  readonly busy: boolean
}

/** Shown at the bottom of the window on phones while the button itself is out of sight. */
export const StickyBuy = ({ button, form, name, label, busy }: StickyBuyProps) => {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    if (!button.current) return undefined
    // Content further below counts as visible, so that jumps past the button are noticed.
    const rootMargin = '0px 0px 100000px 0px'
    const watcher = new IntersectionObserver(([entry]) => setPast(entry?.isIntersecting === false), { rootMargin })
    watcher.observe(button.current)
    return () => watcher.disconnect()
  }, [button])
  if (!isPast) return null
  return (
    <div className="fixed inset-x-0 bottom-0 z-10 flex items-center gap-3 border-t border-line bg-canvas p-3 lg:hidden">
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <Button type="submit" form={form} variant="primary" busy={busy}>
        {label}
      </Button>
    </div>
  )
}
