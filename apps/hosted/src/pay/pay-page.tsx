import { Alert, Button, FormActions, PageHeader, Stack, SummaryList } from '@vitrine/ui'
import { useEffect, useRef } from 'react'
import { MethodFields, useMethod } from '../checkout/payment/method-fields.tsx'
import { SendingProvider, InPlaceForm, useInPlace } from '../checkout/frame/in-place-form.tsx'
import { InstructionsCard } from '../instructions-card.tsx'
import { useWords } from '../words/use-words.tsx'
import type { PayData } from './pay-data.ts'

/** Amount, store and order of the requested payment. */
const PaymentDetails = ({ store, amount, title, description, orderNumber, until }: PayData) => {
  const words = useWords()
  return (
    <section aria-label={words.paySummary} className="rounded-lg bg-wash p-6">
      <p className="text-sm text-muted">
        <bdi>{store}</bdi>
      </p>
      <p className="mt-1 font-display text-3xl tabular-nums">
        <bdi>{amount}</bdi>
      </p>
      <p className="mt-3 break-words">
        <bdi>{title}</bdi>
      </p>
      {description !== undefined && (
        <p className="mt-1 break-words whitespace-pre-line text-muted">
          <bdi>{description}</bdi>
        </p>
      )}
      <div className="mt-5 border-t border-line pt-4">
        <SummaryList
          rows={[
            { label: words.payOrderNumber, value: orderNumber },
            ...(until === undefined ? [] : [{ label: words.payUntil, value: until }]),
          ]}
        />
      </div>
    </section>
  )
}

const PayForm = (data: PayData & { readonly isBusy: boolean }) => {
  const { methods, chosenMethod, card, cardErrors, isDemo, amount, isBusy, instructions } = data
  const words = useWords()
  const { chosen, choose } = useMethod({ methods, chosenMethod })
  if (!chosen) {
    return (
      <Alert tone="caution" title={words.noMatchingPaymentMethod}>
        {words.payNoMethodHint}
      </Alert>
    )
  }
  return (
    <Stack gap="lg">
      <h2 className="font-display text-2xl">{words.paymentMethod}</h2>
      <MethodFields
        methods={methods}
        chosen={chosen}
        onChoose={choose}
        card={card}
        cardErrors={cardErrors}
        isDemo={isDemo}
        hint={words.payOfflineHint}
      />
      <FormActions>
        <Button type="submit" variant="primary" size="large" busy={isBusy}>
          {chosen.isCard ? words.pay(amount) : words.payOffline}
        </Button>
      </FormActions>
      {chosen.isCard && <p className="text-sm text-muted">{words.payOnce}</p>}
      {instructions && chosen.isCard && <p className="text-sm text-muted">{words.payInstead}</p>}
    </Stack>
  )
}

/** Shown if the payment is completed or no longer possible. */
const Ended = ({ state, amount, orderNumber, homeUrl, address }: PayData) => {
  const words = useWords()
  const texts: Readonly<Record<PayData['state'], { title: string; text: string }>> = {
    UNPAID: { title: words.payTitle(orderNumber), text: '' },
    IN_PROGRESS: { title: words.payInProgress, text: words.payInProgressHint },
    PAID: { title: words.payThanks, text: words.payThanksText(amount, orderNumber) },
    EXPIRED: { title: words.payExpired, text: words.payExpiredHint },
    VOIDED: { title: words.payVoided, text: words.payVoidedHint },
    ORDER_CANCELED: { title: words.payOrderCanceled, text: words.payOrderCanceledHint },
    NOT_DUE: { title: words.payNotDue, text: words.payNotDueHint },
  }
  const { title, text } = texts[state]
  return (
    <Stack gap="lg">
      <PageHeader title={title}>{text}</PageHeader>
      <p>
        {state === 'IN_PROGRESS' ? (
          <Button href={address} variant="primary">
            {words.payCheckAgain}
          </Button>
        ) : (
          <Button href={homeUrl} variant={state === 'PAID' ? 'primary' : undefined}>
            {words.backToStore}
          </Button>
        )}
      </p>
    </Stack>
  )
}

/** The page of a payment link: the requested amount and the payment form. */
export const PayPage = (first: PayData) => {
  const words = useWords()
  const { data, sending } = useInPlace('pay', first)
  const complaint = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (data !== first && data.failure !== undefined) complaint.current?.focus()
  }, [data, first])
  if (data.state !== 'UNPAID') {
    return (
      <div className="mx-auto max-w-form">
        <Ended {...data} />
      </div>
    )
  }
  return (
    <div className="mx-auto max-w-form">
      <Stack gap="lg">
        <h1 className="sr-only">{words.payTitle(data.orderNumber)}</h1>
        <PaymentDetails {...data} />
        {data.failure !== undefined && (
          <Alert ref={complaint} tabIndex={-1} tone="critical">
            {data.failure}
          </Alert>
        )}
        {data.instructions && <InstructionsCard instructions={data.instructions} />}
        <SendingProvider value={sending}>
          <InPlaceForm label={words.paymentMethod} action={data.address} intent="pay">
            {(isBusy) => <PayForm {...data} isBusy={isBusy} />}
          </InPlaceForm>
        </SendingProvider>
      </Stack>
    </div>
  )
}
