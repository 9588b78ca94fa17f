import { useEffect, useRef, useState } from 'react'
import { beginPasskeySignIn, passkeySignIn } from '../session/session.ts'
import { requestPasskey, stopAutofill, waitForAutofill } from './browser-passkeys.ts'

/** A challenge is valid for five minutes, so the one that autofill waits with is replaced before. */
const renewMs = 4 * 60 * 1000

interface PasskeySignIn {
  readonly onSignedIn: () => void
  readonly onFailed: (error: unknown) => void
}

/** Waits for autofill until `stop` is called. A new round ends the one before. */
const startAutofill = (finish: (credential: unknown) => Promise<void>) => {
  let isOver = false
  let renewal: ReturnType<typeof setTimeout> | undefined
  const wait = async () => {
    clearTimeout(renewal)
    renewal = setTimeout(() => void wait(), renewMs)
    // Nobody asked for anything yet, so that a failure is no news: the form and the button still work.
    const credential = await waitForAutofill(beginPasskeySignIn).catch(() => undefined)
    if (credential !== undefined && !isOver) await finish(credential)
  }
  void wait()
  return {
    restart: () => void wait(),
    /** A renewal would end another request of the page. */
    pause: () => clearTimeout(renewal),
    stop: () => {
      isOver = true
      clearTimeout(renewal)
      void stopAutofill()
    },
  }
}

/** Signs in with a passkey: when one is selected in the email field, and when `signInWithPasskey` is called. */
export const usePasskeySignIn = (callbacks: PasskeySignIn) => {
  const latest = useRef(callbacks)
  const autofill = useRef<ReturnType<typeof startAutofill>>(undefined)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    latest.current = callbacks
  })
  useEffect(() => {
    const started = startAutofill(async (credential) => {
      try {
        await passkeySignIn(credential)
        latest.current.onSignedIn()
      } catch (error) {
        latest.current.onFailed(error)
        started.restart()
      }
    })
    autofill.current = started
    return started.stop
  }, [])

  const signInWithPasskey = async () => {
    setBusy(true)
    autofill.current?.pause()
    try {
      await passkeySignIn(await requestPasskey(beginPasskeySignIn))
      latest.current.onSignedIn()
    } catch (error) {
      latest.current.onFailed(error)
      autofill.current?.restart()
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, signInWithPasskey }
}
