import { Button, ErrorSummary, FormActions, Link, type AddressKey } from '@vitrine/ui'
import { useMemo, useRef } from 'react'
import { useWords } from '../words/use-words.tsx'
import type { CheckoutData } from './checkout-data.ts'
import { ContactSection } from './address/contact-section.tsx'
import type { ContactKey } from './address/contact.ts'
import { DeliverySection } from './delivery/delivery-section.tsx'
import { InPlaceForm } from './frame/in-place-form.tsx'
import { useMethod } from './payment/method-fields.tsx'
import { PaymentSection } from './payment/payment-section.tsx'
import { TipSection } from './summary/tip-section.tsx'
import { autoSaveMark, useTyping } from './session/use-typing.ts'

/** Lists all errors, each linking to its field. */
const useComplaints = (data: CheckoutData) => {
  const { contact, cardErrors, agreement, agreementError, questions, form, billingForm } = data
  const words = useWords()
  return useMemo(() => {
    const ofAddress = (key: AddressKey, labels: CheckoutData['form']['labels']): string =>
      key in labels ? labels[key as keyof typeof labels] : words[key]
    const labelOf = (key: ContactKey): string => {
      if (key.startsWith('billing.'))
        return `${words.billingAddress}, ${ofAddress(key.slice('billing.'.length) as AddressKey, billingForm.labels)}`
      if (key.startsWith('question-')) return questions.find((one) => one.key === key)?.title ?? ''
      return key === 'taxId' ? words.vatId : ofAddress(key as AddressKey, form.labels)
    }
    return [
      ...Object.entries(contact.errors).map(([key, message]) => ({
        message: `${labelOf(key as ContactKey)}: ${message}`,
        fieldId: key,
      })),
      ...Object.entries(cardErrors).map(([fieldId, message]) => ({ message, fieldId })),
      ...(agreementError === undefined
        ? []
        : [{ message: `${agreement?.text ?? words.agree} ${agreementError}`, fieldId: 'policyAgreement' }]),
    ]
  }, [contact.errors, cardErrors, agreement, agreementError, words, questions, form, billingForm])
}

/** The submit button: continues while something is missing, orders otherwise. */
const SubmitRow = ({ data, isCard, isBusy }: { data: CheckoutData; isCard: boolean | undefined; isBusy: boolean }) => {
  const words = useWords()
  const { isOpen, isFree, summary, cartHref } = data
  const canOrder = isFree || isCard !== undefined
  return (
    <div>
      <FormActions>
        {cartHref !== undefined && <Link href={cartHref}>{words.backToCart}</Link>}
        {isOpen.payment ? (
          <Button
            type="submit"
            name="intent"
            value="pay"
            variant="primary"
            size="large"
            busy={isBusy}
            disabled={!canOrder}
          >
            {isCard ? words.pay(summary.due) : words.placeOrder}
          </Button>
        ) : (
          <Button type="submit" name="intent" value="contact" variant="primary" size="large" busy={isBusy}>
            {words.continue}
          </Button>
        )}
      </FormActions>
      {isOpen.payment && <p className="mt-4 text-sm text-muted">{words.orderPlacedOnce}</p>}
    </div>
  )
}

interface CheckoutFormProps {
  readonly data: CheckoutData
  /** Whether the errors respond to a submitted form. */
  readonly isAnswer: boolean
  readonly save: (form: HTMLFormElement) => void
}

/** The form, from email to payment. */
export const CheckoutForm = ({ data, isAnswer, save }: CheckoutFormProps) => {
  const words = useWords()
  const form = useRef<HTMLFormElement>(null)
  const method = useMethod(data)
  const complaints = useComplaints(data)
  useTyping(form, { save, isWaiting: !data.isOpen.payment })
  return (
    <InPlaceForm ref={form} label={words.checkout} action={data.address} noValidate={complaints.length > 0}>
      {(isBusy) => (
        <div className="grid gap-10">
          {isAnswer && complaints.length > 0 && <ErrorSummary errors={complaints} />}
          <div {...autoSaveMark} className="grid gap-10">
            <ContactSection {...data} />
            {data.isDelivered && <DeliverySection {...data} />}
          </div>
          {data.tip && <TipSection {...data.tip} />}
          <PaymentSection method={method} {...data} />
          <SubmitRow data={data} isCard={method.chosen?.isCard} isBusy={isBusy} />
        </div>
      )}
    </InPlaceForm>
  )
}
