import { calls, type DemoPast } from '@vitrine/client'
import { Alert, Button, ProgressBar } from '@vitrine/ui'
import { useState } from 'react'
import { useAccess } from '../access/access.tsx'
import { errorMessage } from '../error-message.ts'
import { shop } from '../first-shop.ts'
import { words } from '../words/first.ts'
import { useDemoPast } from './use-demo-past.ts'

const { demoPast: texts } = words

const countOf = ({ addedOrders, plannedOrders }: DemoPast): string =>
  plannedOrders === undefined ? texts.planning : texts.count(addedOrders, plannedOrders)

const resume = async (): Promise<DemoPast | undefined> => (await shop.send(calls.resumeDemoPast, {})).demoPast

const dismiss = async (): Promise<undefined> => {
  await shop.send(calls.dismissDemoPast, {})
  return undefined
}

/** What can be done after a failure. */
const Choices = ({ onChange }: { onChange: (past: DemoPast | undefined) => void }) => {
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const run = async (change: () => Promise<DemoPast | undefined>) => {
    setBusy(true)
    setFailure(undefined)
    try {
      onChange(await change())
    } catch (error) {
      setFailure(errorMessage(error))
      setBusy(false)
    }
  }
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" busy={isBusy} onClick={() => void run(resume)}>
          {texts.resume}
        </Button>
        <Button size="small" variant="quiet" disabled={isBusy} onClick={() => void run(dismiss)}>
          {texts.dismiss}
        </Button>
      </div>
      {failure !== undefined && <p className="mt-2 text-sm text-critical">{failure}</p>}
    </>
  )
}

/** Explains why lists and figures of the demo store grow, and what to do if they do not. No other store shows it. */
export const DemoPastNotice = ({ loaded }: { loaded: DemoPast | undefined }) => {
  const { past, setPast } = useDemoPast(loaded)
  const { may } = useAccess()
  if (!past) return null
  if (past.status === 'FAILED')
    return (
      <Alert className="mb-6" tone="caution" title={texts.failed}>
        {past.plannedOrders !== undefined && <p>{countOf(past)}</p>}
        {may('settings.write') && (
          <>
            <p>{texts.failedHint}</p>
            <Choices onChange={setPast} />
          </>
        )}
      </Alert>
    )
  return (
    // Not a status: screen readers would read each step.
    <Alert className="mb-6" role="group" aria-label={texts.adding} title={texts.adding}>
      <p>{texts.addingHint}</p>
      <ProgressBar
        label={countOf(past)}
        {...(past.plannedOrders !== undefined && { value: past.addedOrders, max: past.plannedOrders })}
      />
    </Alert>
  )
}
