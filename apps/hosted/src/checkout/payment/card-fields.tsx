import { Alert, Checkbox, Stack, TextField } from '@vitrine/ui'
import { useCheckedCard } from './use-checked-card.ts'
import { useWords } from '../../words/use-words.tsx'
import type { CheckoutData } from '../checkout-data.ts'

interface CardFieldsProps extends Pick<CheckoutData, 'card' | 'cardErrors' | 'isDemo'> {
  /** Whether the fields are required in the browser: not if another payment method can be chosen. */
  readonly required: boolean
  readonly isSavable: boolean
  /** The agreement to charge the card again later. */
  readonly agreement?: string | undefined
}

/** Card fields. */
export const CardFields = ({ card, cardErrors, isDemo, required, isSavable, agreement }: CardFieldsProps) => {
  const words = useWords()
  const { errors, check } = useCheckedCard(cardErrors)
  return (
    <Stack gap="lg">
      {isDemo && <Alert>{words.testCards}</Alert>}
      <TextField
        id="cardNumber"
        label={words.cardNumber}
        name="cardNumber"
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={30}
        required={required}
        mark="none"
        error={errors.cardNumber}
        onBlur={check}
        onChange={check}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          id="expiry"
          label={words.expirationDate}
          hint={words.expirationDateHint}
          name="expiry"
          inputMode="numeric"
          autoComplete="cc-exp"
          maxLength={9}
          required={required}
          mark="none"
          defaultValue={card.expiry}
          error={errors.expiry}
          onBlur={check}
          onChange={check}
        />
        <TextField
          id="securityCode"
          label={words.securityCode}
          hint={words.securityCodeHint}
          name="securityCode"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          required={required}
          mark="none"
          error={errors.securityCode}
          onBlur={check}
          onChange={check}
        />
      </div>
      <TextField
        id="cardholder"
        label={words.cardholder}
        name="cardholder"
        autoComplete="cc-name"
        maxLength={200}
        defaultValue={card.cardholder}
      />
      {isSavable && <Checkbox label={words.saveCard} name="savePaymentMethod" />}
      {agreement !== undefined && <Checkbox label={agreement} name="chargeRemainders" />}
    </Stack>
  )
}
