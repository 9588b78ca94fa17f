import { Button, Dialog } from '@vitrine/ui'
import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { hasUnsaved, isSettled } from '../form/unsaved.ts'
import { words } from '../words/first.ts'

/** Asks for confirmation before unsaved changes are lost, on navigation and when the tab closes. */
export const useLeaveGuard = () => {
  const [pending, setPending] = useState<() => void>()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !isSettled(nextLocation.state) && hasUnsaved(),
  )
  useEffect(() => {
    const confirmUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault()
    }
    addEventListener('beforeunload', confirmUnload)
    return () => removeEventListener('beforeunload', confirmUnload)
  }, [])

  const isBlocked = blocker.state === 'blocked'
  const stay = () => {
    setPending(undefined)
    if (isBlocked) blocker.reset()
  }
  const leave = () => {
    setPending(undefined)
    if (isBlocked) blocker.proceed()
    pending?.()
  }
  const dialog = (
    <Dialog
      open={isBlocked || pending !== undefined}
      onClose={stay}
      title={words.leaveTitle}
      description={words.leaveHint}
      footer={
        <>
          <Button onClick={stay}>{words.stay}</Button>
          <Button variant="critical" onClick={leave}>
            {words.leave}
          </Button>
        </>
      }
    />
  )
  /** Runs an action that leaves the page, after confirmation if there are unsaved changes. */
  const leaveBy = (act: () => void): void => (hasUnsaved() ? setPending(() => act) : act())
  return { dialog, leaveBy }
}
