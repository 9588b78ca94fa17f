import { Alert, Disclosure, Link } from '@vitrine/ui'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../words/use-words.tsx'
import type { CheckoutData } from './checkout-data.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { ExpressCheckout } from './payment/express-checkout.tsx'
import { DefaultButton, formId, plainFieldsOf, SendingProvider, useInPlace } from './frame/in-place-form.tsx'
import { NoPayments } from './payment/no-payments.tsx'
import { OrderSummary } from './summary/summary-panel.tsx'
import { storeUnsaved, useUnsaved } from './frame/unsaved.ts'

/** Leaves for the sign-in. The typed values are stored in this tab. */
const leave = (): void => {
  const form = document.getElementById(formId)
  if (form instanceof HTMLFormElement) storeUnsaved(plainFieldsOf(form))
}

/** Contact, delivery and payment on one page, with the order summary. */
export const CheckoutPage = (first: CheckoutData) => {
  const words = useWords()
  const { data, link, isAnswer, isSaving, save, exchange, sending } = useInPlace('checkout', first)
  const { isOpen, isFree, takesPayments, summary, failure, codeFailures, theme: looks } = data
  useUnsaved(formId)
  const [notice, setNotice] = useState(data.notice)
  // Stays while later fields are saved.
  if (data.notice !== undefined && data.notice !== notice) setNotice(data.notice)
  const complaint = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen.payment)
  // On load, screen readers begin at the top; updates in place move the focus.
  useEffect(() => {
    if (isAnswer && failure !== undefined) complaint.current?.focus()
    else if (isAnswer && isOpen.payment && !wasOpen.current) document.getElementById('delivery')?.focus()
    wasOpen.current = isOpen.payment
  }, [isAnswer, failure, isOpen])
  return (
    <SendingProvider value={sending}>
      <div className="grid items-start gap-8 lg:grid-cols-[3fr_2fr] lg:gap-16">
        <DefaultButton label={words.checkout} intent={isOpen.payment ? 'pay' : 'contact'} />
        <h1 className="sr-only">{words.checkout}</h1>
        <div className="sticky top-0 z-10 -mx-4 -mt-8 max-h-[80dvh] overflow-y-auto border-b border-line bg-canvas px-4 lg:hidden">
          <Disclosure label={`${words.orderSummary}: ${summary.due}`}>
            <OrderSummary summary={summary} failures={codeFailures} />
          </Disclosure>
        </div>
        <div>
          {failure !== undefined && (
            <Alert ref={complaint} tabIndex={-1} tone="critical" className="mb-6">
              {failure}{' '}
              {link && (
                <Link href={link.href} onClick={leave}>
                  {link.label}
                </Link>
              )}
            </Alert>
          )}
          {notice !== undefined && failure === undefined && <Alert className="mb-6">{notice}</Alert>}
          {summary.problems.map((problem) => (
            <Alert key={problem} tone="caution" className="mb-6">
              {problem}
            </Alert>
          ))}
          {data.express && !isFree && <ExpressCheckout data={data} express={data.express} exchange={exchange} />}
          {takesPayments || isFree ? (
            <CheckoutForm data={data} isAnswer={isAnswer || data === first} save={save} />
          ) : (
            <NoPayments {...data} />
          )}
        </div>
        <aside
          aria-label={words.orderSummary}
          aria-busy={isSaving}
          className={`hidden rounded-lg p-6 lg:sticky lg:top-6 lg:block ${looks.summary ? '' : 'bg-wash'}`}
          style={looks.summary}
        >
          <div className={looks.isSummaryOnSheet ? 'rounded-md bg-canvas p-4' : undefined}>
            <h2 className="mb-4 font-display text-xl">{words.orderSummary}</h2>
            <OrderSummary summary={summary} failures={codeFailures} />
          </div>
        </aside>
        <p role="status" className="sr-only">
          {data === first ? '' : `${words.amountDue}: ${summary.due}`}
        </p>
      </div>
    </SendingProvider>
  )
}
