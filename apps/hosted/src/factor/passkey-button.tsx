import { Alert, Button } from '@vitrine/ui'
import { useRef, useState, useSyncExternalStore } from 'react'
import { useWords } from '../words/use-words.tsx'

interface PasskeyButtonProps {
  /** Credential options, as JSON. */
  readonly options: string
  /** Whether to create a passkey or to use one. */
  readonly act: 'make' | 'show'
  readonly label: string
  readonly isBusy: boolean
}

const unchanging = () => () => {}
/** Whether the page was rendered by a script. */
const useHasScript = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )

/** Asks the browser for a passkey and submits the form with the response. Needs JavaScript. */
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
      // Browsers report cancellation and missing passkeys alike.
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
