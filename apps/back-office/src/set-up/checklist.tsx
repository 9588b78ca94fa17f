import { Button, Card, CheckIcon, Link, ProgressBar, VisuallyHidden } from '@vitrine/ui'
import { useState } from 'react'
import { errorMessage } from '../error-message.ts'
import { useDone } from '../form/use-done.ts'
import { words } from '../words/first.ts'
import { steps, type ChecklistData, type Step } from './load-checklist.ts'
import { addSamples, removeSamples } from './samples.ts'
import { findOpenStep, readSkipped, skipStep } from './skipped.ts'

const { checklist: texts } = words

const pages: Readonly<Record<Exclude<Step, 'order'>, string>> = {
  product: '/products/new',
  delivery: '/delivery/new',
  payments: '/payments',
  tax: '/tax',
  policies: '/policies',
  design: '/design',
  domain: '/domains',
}

/** Adds sample products, or removes them again. */
const Samples = ({ ids }: { ids: readonly string[] }) => {
  const done = useDone()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const hasSamples = ids.length > 0
  const change = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await (hasSamples ? removeSamples(ids) : addSamples())
      await done({ message: hasSamples ? texts.samplesRemoved : texts.samplesAdded })
    } catch (error) {
      setFailure(errorMessage(error))
    }
    setBusy(false)
  }
  return (
    <>
      <Button variant="quiet" size="small" busy={isBusy} onClick={() => void change()}>
        {hasSamples ? texts.removeSamples : texts.samples}
      </Button>
      {failure !== undefined && <span className="text-sm text-critical">{failure}</span>}
    </>
  )
}

/** What a step is about, and the label of its button. */
const describeStep = (step: Step, { policyDrafts, acceptsTestCards }: ChecklistData): { hint: string; go: string } => {
  const { hint, go } = texts.steps[step]
  if (step === 'policies' && policyDrafts > 0)
    return { hint: texts.steps.policies.drafts(policyDrafts), go: texts.steps.policies.goToDrafts }
  return { hint: step === 'order' && acceptsTestCards ? `${hint} ${texts.steps.order.testCards}` : hint, go }
}

const StepActions = ({ step, data }: { step: Step; data: ChecklistData }) => {
  const href = step === 'order' ? data.storefrontUrl : pages[step]
  return (
    <>
      <Button size="small" href={href}>
        {describeStep(step, data).go}
      </Button>
      {step === 'product' && <Samples ids={data.samples} />}
    </>
  )
}

interface StepRowProps {
  readonly step: Step
  readonly data: ChecklistData
  readonly isSkipped: boolean
  readonly isOpen: boolean
  readonly onSkip: () => void
}

const StepRow = ({ step, data, isSkipped, isOpen, onSkip }: StepRowProps) => {
  const { title } = texts.steps[step]
  const isDone = data.done[step]
  return (
    <li className="flex gap-3 border-t border-line py-3">
      <span
        aria-hidden="true"
        className={`mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border ${
          isDone ? 'border-accent bg-accent text-on-accent' : 'border-line text-transparent'
        }`}
      >
        <CheckIcon className="size-3.5" />
      </span>
      <div className="grid min-w-0 flex-1 gap-2">
        <p className={isDone || isSkipped ? 'text-muted' : 'font-medium'}>
          {isDone || isOpen ? title : <Link href={step === 'order' ? data.storefrontUrl : pages[step]}>{title}</Link>}
          {isDone && <VisuallyHidden>{`, ${texts.done}`}</VisuallyHidden>}
          {isSkipped && !isDone && <span className="text-sm">{` · ${texts.skipped}`}</span>}
        </p>
        {isOpen && (
          <>
            <p className="text-sm text-muted">{describeStep(step, data).hint}</p>
            <div className="flex flex-wrap items-center gap-2">
              <StepActions step={step} data={data} />
              <Button variant="quiet" size="small" onClick={onSkip} aria-label={texts.skipOne(title)}>
                {texts.skip}
              </Button>
            </div>
          </>
        )}
      </div>
    </li>
  )
}

/** The steps to a store that sells. Each ticks itself; the first open one says what to do. Nothing once all are done. */
export const Checklist = ({ data }: { data: ChecklistData }) => {
  const [skipped, setSkipped] = useState(() => readSkipped(data.siteId))
  const open = findOpenStep(data, skipped)
  if (open === undefined) return null
  const count = steps.filter((step) => data.done[step]).length
  return (
    <Card as="section" appearance="framed" title={texts.title} level={2}>
      <ProgressBar className="pb-3" label={texts.progress(count, steps.length)} value={count} max={steps.length} />
      <ol className="list-none p-0">
        {steps.map((step) => (
          <StepRow
            key={step}
            step={step}
            data={data}
            isSkipped={skipped.includes(step)}
            isOpen={step === open}
            onSkip={() => setSkipped(skipStep(data.siteId, step))}
          />
        ))}
      </ol>
    </Card>
  )
}
