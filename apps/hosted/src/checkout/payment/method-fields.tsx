import { Alert, Checkbox, RadioGroup, Stack } from '@vitrine/ui'
import { useState } from 'react'
import { useWords } from '../../words/use-words.tsx'
import { CardFields } from './card-fields.tsx'
import type { CheckoutData, MethodChoice } from '../checkout-data.ts'
import { ProviderFields } from '../provider/provider-fields.tsx'

type MethodFieldsProps = Pick<CheckoutData, 'methods' | 'card' | 'cardErrors' | 'isDemo'> & {
  readonly chosen: MethodChoice
  readonly onChoose: (id: string) => void
  /** When offline payment instructions are given. Default: with the order. */
  readonly hint?: string | undefined
  /** The balance after a deposit. The buyer can agree that their card is charged for it. */
  readonly remainder?: string | undefined
}

/** Returns the selected method: the posted one, or the first. */
export const useMethod = ({ methods, chosenMethod }: Pick<CheckoutData, 'methods' | 'chosenMethod'>) => {
  const [id, choose] = useState(chosenMethod)
  return { chosen: methods.find((method) => method.id === id) ?? methods[0], choose }
}

/** Payment methods and the fields of the selected one. */
export const MethodFields = ({ methods, chosen, onChoose, hint, remainder, ...card }: MethodFieldsProps) => {
  const words = useWords()
  const isOnly = methods.length === 1
  return (
    <Stack gap="lg">
      {isOnly ? (
        <input type="hidden" name="method" value={chosen.id} />
      ) : (
        <RadioGroup
          label={words.paymentMethod}
          labelHidden
          name="method"
          appearance="cards"
          value={chosen.id}
          onValueChange={onChoose}
          required
          options={methods.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> }))}
        />
      )}
      <ChosenFields chosen={chosen} isOnly={isOnly} hint={hint} remainder={remainder} {...card} />
    </Stack>
  )
}

type ChosenFieldsProps = Omit<MethodFieldsProps, 'methods' | 'onChoose'> & { readonly isOnly: boolean }

/** Fields of the selected method: the provider's, the card's, or none. */
const ChosenFields = ({ chosen, isOnly, hint, remainder, ...card }: ChosenFieldsProps) => {
  const words = useWords()
  const isSavable = chosen.isSavable ?? false
  const agreement = isSavable && remainder !== undefined ? words.remainderAgree(remainder) : undefined
  if (chosen.savedToken !== undefined) {
    return (
      <>
        {isOnly && <bdi>{chosen.name}</bdi>}
        {remainder !== undefined && <Checkbox label={words.remainderAgreeSaved(remainder)} name="chargeRemainders" />}
      </>
    )
  }
  if (chosen.script) {
    const { id, script } = chosen
    return <ProviderFields key={id} id={id} script={script} isSavable={isSavable} agreement={agreement} />
  }
  if (chosen.leavingToken !== undefined) return <Leaving id={chosen.id} token={chosen.leavingToken} />
  if (chosen.isCard) return <CardFields {...card} required={isOnly} isSavable={isSavable} agreement={agreement} />
  const instructions = chosen.hint ?? hint ?? words.paymentInstructionsHint
  return <Alert title={isOnly ? <bdi>{chosen.name}</bdi> : undefined}>{instructions}</Alert>
}

/** Redirects to the provider's own page and back. */
const Leaving = ({ id, token }: { id: string; token: string }) => {
  const words = useWords()
  return (
    <>
      <input type="hidden" name="paymentTokenOf" value={id} />
      <input type="hidden" name="paymentToken" value={token} />
      <Alert>{words.leavingHint}</Alert>
    </>
  )
}
