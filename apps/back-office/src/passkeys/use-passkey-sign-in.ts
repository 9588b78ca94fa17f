import { useEffect, useState } from 'react'
import { beginPasskeySignIn, passkeySignIn } from '../shop.ts'
import { requestPasskey, stopAutofill, waitForAutofill } from './browser-passkeys.ts'
import { PasskeyProblem } from './passkey-problem.ts'

/** A challenge is valid for five minutes, so the one that autofill waits with is replaced before. */
const renewMs = 4 * 60 * 1000

const isCanceled = (error: unknown): boolean => error instanceof PasskeyProblem && error.kind === 'canceled'

interface PasskeySignIn {
  readonly onSignedIn: () => void
  readonly onFailed: (error: unknown) => void
}

/** Signs in with a passkey: when one is selected in the email field, and when `signInWithPasskey` is called. */
export const usePasskeySignIn = ({ onSignedIn, onFailed }: PasskeySignIn) => {
  const [isBusy, setBusy] = useState(false)
  // Changes when autofill has to begin again.
  const [round, setRound] = useState(0)

  useEffect(() => {
    let isOver = false
    const wait = async () => {
      const credential = await waitForAutofill(beginPasskeySignIn)
      if (credential === undefined || isOver) return
      await passkeySignIn(credential)
      onSignedIn()
    }
    wait().catch((error: unknown) => {
      // Nobody did anything, so that there is nothing to tell: the form still works.
      if (isOver || isCanceled(error)) return
      onFailed(error)
    })
    const renewal = setTimeout(() => setRound(round + 1), renewMs)
    return () => {
      isOver = true
      clearTimeout(renewal)
      void stopAutofill()
    }
    // The callbacks are those of the first render: they only set state and navigate.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [round])

  const signInWithPasskey = async () => {
    setBusy(true)
    try {
      await passkeySignIn(await requestPasskey(beginPasskeySignIn))
      onSignedIn()
    } catch (error) {
      onFailed(error)
      setRound(round + 1)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, signInWithPasskey }
}
