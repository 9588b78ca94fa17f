import { Alert, Button } from '@vitrine/ui'
import { useRef, useState, useSyncExternalStore } from 'react'
import { useWords } from '../words/use-words.tsx'

interface PasskeyButtonProps {
  /** What the browser asks with, as JSON. */
  readonly options: string
  /** Makes a new passkey, or shows one that is there. */
  readonly act: 'make' | 'show'
  readonly label: string
  readonly isBusy: boolean
}

const unchanging = () => () => {}
/** Whether a script drew the page, and not the server. */
const useHasScript = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )

/** Asks the browser for a passkey and sends its answer with the form around it; once a script can. */
export const PasskeyButton = ({ options, act, label, isBusy }: PasskeyButtonProps) => {
  const words = useWords()
  const field = useRef<HTMLInputElement>(null)
  const [isRefused, setRefused] = useState(false)
  const isReady = useHasScript()
  const ask = async () => {
    setRefused(false)
    try {
      const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser')
      const optionsJSON = JSON.parse(options)
      const answer =
        act === 'make' ? await startRegistration({ optionsJSON }) : await startAuthentication({ optionsJSON })
      field.current!.value = JSON.stringify(answer)
      field.current!.form!.requestSubmit()
    } catch {
      // Whoever changes their mind, or has no passkey here, is told the same by every browser.
      setRefused(true)
    }
  }
  return (
    <>
      {isRefused && <Alert tone="critical">{words.passkeyRefused}</Alert>}
      <input ref={field} type="hidden" name="credential" />
      <Button
        type="button"
        variant="primary"
        size="large"
        wide
        busy={isBusy}
        disabled={!isReady}
        onClick={() => void ask()}
      >
        {label}
      </Button>
    </>
  )
}
