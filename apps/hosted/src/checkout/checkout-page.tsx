import { Alert, Disclosure, Steps } from '@vitrine/ui'
import { useEffect, useRef } from 'react'
import { useWords } from '../words/use-words.tsx'
import type { CheckoutData, Step } from './checkout-data.ts'
import { ContactForm } from './contact-form.tsx'
import { DeliveryForm } from './delivery-form.tsx'
import { NoPayments } from './no-payments.tsx'
import { PaymentForm } from './payment-form.tsx'
import { DefaultButton, SendingProvider, useInPlace } from './step-form.tsx'
import { OrderSummary } from './summary-panel.tsx'

const forms = { contact: ContactForm, delivery: DeliveryForm, payment: PaymentForm }

const CurrentStep = (data: CheckoutData) => {
  const StepsForm = data.takesPayments || data.isFree ? forms[data.step] : NoPayments
  return <StepsForm {...data} />
}

/** Contact, delivery, payment: one step at a time, the order beside it. */
export const CheckoutPage = (first: CheckoutData) => {
  const words = useWords()
  const { data, sending } = useInPlace('checkout', first)
  const { step, isDelivered, addresses, summary, failure, codeFailures } = data
  const complaint = useRef<HTMLDivElement>(null)
  // What the page begins with is read from its head; what comes in place takes the eye and the ear there.
  useEffect(() => {
    if (data !== first && failure !== undefined) complaint.current?.focus()
  }, [data, first, failure])
  const steps: Step[] = isDelivered ? ['contact', 'delivery', 'payment'] : ['contact', 'payment']
  return (
    <SendingProvider value={sending}>
      <div className="grid items-start gap-10 lg:grid-cols-[3fr_2fr] lg:gap-16">
        <DefaultButton label={words.checkout} />
        <div>
          <h1 className="sr-only">{words.checkout}</h1>
          <div className="mb-6">
            <Steps
              items={steps.map((name) => ({ label: words[`${name}Step`], href: addresses[name] }))}
              current={steps.indexOf(step)}
            />
          </div>
          <div className="mb-6 lg:hidden">
            <Disclosure label={`${words.orderSummary}: ${summary.total}`}>
              <OrderSummary summary={summary} failures={codeFailures} />
            </Disclosure>
          </div>
          {failure !== undefined && (
            <Alert ref={complaint} tabIndex={-1} tone="critical" className="mb-6">
              {failure}
            </Alert>
          )}
          {summary.problems.map((problem) => (
            <Alert key={problem} tone="caution" className="mb-6">
              {problem}
            </Alert>
          ))}
          <CurrentStep {...data} />
        </div>
        <aside aria-label={words.orderSummary} className="hidden rounded-lg bg-wash p-6 lg:sticky lg:top-6 lg:block">
          <h2 className="mb-4 font-display text-xl">{words.orderSummary}</h2>
          <OrderSummary summary={summary} failures={codeFailures} />
        </aside>
      </div>
    </SendingProvider>
  )
}
