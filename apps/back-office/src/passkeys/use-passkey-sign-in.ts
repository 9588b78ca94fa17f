import { useEffect, useRef, useState } from 'react'
import { beginPasskeySignIn, passkeySignIn } from '../shop.ts'
import { requestPasskey, stopAutofill, waitForAutofill } from './browser-passkeys.ts'

/** A challenge is valid for five minutes, so the one that autofill waits with is replaced before. */
const renewMs = 4 * 60 * 1000

interface PasskeySignIn {
  readonly onSignedIn: () => void
  readonly onFailed: (error: unknown) => void
}

/** Signs in with a passkey: when one is selected in the email field, and when `signInWithPasskey` is called. */
export const usePasskeySignIn = (callbacks: PasskeySignIn) => {
  const latest = useRef(callbacks)
  const [isBusy, setBusy] = useState(false)
  /** Changes when autofill has to begin again. */
  const [round, setRound] = useState(0)
  useEffect(() => {
    latest.current = callbacks
  })
  useEffect(() => () => void stopAutofill(), [])

  const finish = async (credential: unknown) => {
    try {
      await passkeySignIn(credential)
      latest.current.onSignedIn()
    } catch (error) {
      latest.current.onFailed(error)
      setRound((before) => before + 1)
    }
  }

  useEffect(() => {
    let isOver = false
    const wait = async () => {
      // Nobody asked for anything yet, so that a failure is no news: the form and the button still work.
      const credential = await waitForAutofill(beginPasskeySignIn).catch(() => undefined)
      if (credential !== undefined && !isOver) await finish(credential)
    }
    void wait()
    const renewal = setTimeout(() => setRound((before) => before + 1), renewMs)
    return () => {
      isOver = true
      clearTimeout(renewal)
    }
  }, [round])

  const signInWithPasskey = async () => {
    setBusy(true)
    try {
      await finish(await requestPasskey(beginPasskeySignIn))
    } catch (error) {
      latest.current.onFailed(error)
      setRound((before) => before + 1)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, signInWithPasskey }
}
