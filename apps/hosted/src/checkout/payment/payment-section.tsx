import { Alert, Checkbox, Stack } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'
import type { CheckoutData } from '../checkout-data.ts'
import { CreditButton } from '../summary/code-field.tsx'
import { MethodFields, useMethod } from './method-fields.tsx'
import { Policies } from '../policies/policies-section.tsx'

type Method = ReturnType<typeof useMethod>

/** Payment method and agreements. */
export const PaymentSection = ({ method, ...data }: CheckoutData & { readonly method: Method }) => {
  const words = useWords()
  return (
    <section aria-labelledby="payment">
      <Stack gap="lg">
        <h2 id="payment" className="font-display text-2xl">
          {words.paymentMethod}
        </h2>
        {data.isOpen.payment ? (
          <OpenPayment method={method} {...data} />
        ) : (
          <p className="rounded-md bg-wash px-4 py-3 text-muted">{words.paymentAfterAddress}</p>
        )}
      </Stack>
    </section>
  )
}

const OpenPayment = ({ method, ...data }: CheckoutData & { readonly method: Method }) => {
  const { methods, card, cardErrors, isDemo, isFree, prices, policies, agreement, storeCredit } = data
  const words = useWords()
  const { chosen, choose } = method
  return (
    <>
      <input type="hidden" name="prices" value={prices} />
      {storeCredit !== undefined && <CreditButton credit={storeCredit} />}
      {isFree && <p>{words.nothingToPay}</p>}
      {chosen && (
        <MethodFields
          methods={methods}
          chosen={chosen}
          onChoose={choose}
          card={card}
          cardErrors={cardErrors}
          isDemo={isDemo}
          remainder={data.summary.remainder}
        />
      )}
      {!isFree && !chosen && (
        <Alert tone="caution" title={words.noMatchingPaymentMethod}>
          {words.noMatchingPaymentMethodHint}
        </Alert>
      )}
      <Policies policies={policies} />
      {agreement && (
        <Checkbox
          label={agreement.text ?? words.agree}
          id="policyAgreement"
          name="policyAgreement"
          required
          error={data.agreementError}
          defaultChecked={agreement.isCheckedAtFirst}
        />
      )}
    </>
  )
}
