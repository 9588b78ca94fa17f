import { Button, Dialog } from '@vitrine/ui'
import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { hasUnsaved, isSettled } from '../form/unsaved.ts'
import { words } from '../words/en.ts'

/** Asks before what was typed and not saved is lost: on the way to another page, and out of this one. */
export const useLeaveGuard = () => {
  const [pending, setPending] = useState<() => void>()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !isSettled(nextLocation.state) && hasUnsaved(),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
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
  /** Does what ends the page: at once, or once it was asked. */
  const leaveBy = (act: () => void): void => (hasUnsaved() ? setPending(() => act) : act())
  return { dialog, leaveBy }
}
