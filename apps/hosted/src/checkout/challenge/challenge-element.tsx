import type { PaymentScript } from '@vitrine/client'
import { useUi } from '@vitrine/ui'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../words/use-words.tsx'
import { isUnreached } from '../provider/provider-script.ts'
import { ProviderTrouble } from '../provider/provider-trouble.tsx'
import { useProvider } from '../provider/use-provider.ts'

/** A bank challenge that the provider's script handles itself. */
export interface ElementQuestion {
  readonly script: PaymentScript
  readonly clientSecret: string
}

/** Runs the provider's bank challenge, then submits the page's form with the result. */
export const ChallengeElement = ({ script, clientSecret }: ElementQuestion) => {
  const words = useWords()
  const { locale } = useUi()
  const { url, publishableKey } = script
  const { provider, stage, setStage } = useProvider({ url, publishableKey, locale })
  const [answer, setAnswer] = useState<'yes' | 'no'>()
  const field = useRef<HTMLInputElement>(null)
  const isStarted = useRef(false)

  useEffect(() => {
    // Runs once per visit, however often it renders.
    if (!provider || isStarted.current) return
    isStarted.current = true
    setStage('ready')
    provider.handleNextAction({ clientSecret }).then(
      ({ error }) => {
        if (error && isUnreached(error)) setStage('failed')
        else setAnswer(error ? 'no' : 'yes')
      },
      () => setStage('failed'),
    )
  }, [provider, clientSecret, setStage])

  useEffect(() => {
    if (answer !== undefined) field.current?.form?.submit()
  }, [answer])

  return (
    <div>
      <noscript>{words.cardFieldsNeedScript}</noscript>
      <input ref={field} type="hidden" name="answer" value={answer ?? ''} disabled={answer === undefined} />
      <ProviderTrouble stage={stage} />
      {stage === 'ready' && <p role="status">{words.waitingForBank}</p>}
    </div>
  )
}
