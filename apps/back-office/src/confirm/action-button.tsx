import { Button, showToast, type ButtonProps } from '@vitrine/ui'
import { useState, type ReactNode } from 'react'
import { useAccess } from '../access/access.tsx'
import { errorMessage } from '../error-message.ts'
import { useDone, type Done } from '../form/use-done.ts'

interface ActionButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'aria-label'> {
  /** Acts, and returns what to say afterwards. */
  readonly act: () => Promise<Done>
  readonly children: ReactNode
}

/** The button may disappear with what it was about: the focus then moves to the page. */
const focusPageIfLost = (): void => {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
  })
}

/** A button that acts at once, and then reloads the page. Hidden from those who may not change what the page is about. */
export const ActionButton = ({ act, size = 'small', variant, children, ...rest }: ActionButtonProps) => {
  const [isBusy, setBusy] = useState(false)
  const done = useDone()
  const { mayChange } = useAccess()
  if (!mayChange) return null
  const press = async () => {
    setBusy(true)
    try {
      await done(await act())
      focusPageIfLost()
    } catch (error) {
      showToast({ message: errorMessage(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      type="button"
      size={size}
      {...(variant && { variant })}
      busy={isBusy}
      aria-label={rest['aria-label']}
      onClick={() => void press()}
    >
      {children}
    </Button>
  )
}
