import { Button, RadioGroup, Stack, TextField } from '@vitrine/ui'
import { useRef, useState, type FormEvent } from 'react'
import { decimalIn, textIn } from '../../form/read-fields.ts'
import { throwFieldError, fieldErrorOf } from '../../form/field-errors.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { useGuardedSave, type DraftEditing } from './use-draft-order.ts'

const { drafts: texts } = words
const custom = 'own'
const none = 'none'

/** Delivery of a draft: one of the store's methods, a custom one, or none. */
export const DraftShipping = ({ editing: { draft, calculated, change, isBusy } }: { editing: DraftEditing }) => {
  const { shippingOptions } = calculated
  const chosen = draft.shippingInfo?.shippingInfo
  const known = shippingOptions.find(({ code }) => code === chosen?.code)
  const hasPrice = known && Number(known.cost.price.amount) === Number(chosen?.cost?.price?.amount ?? 0)
  const [choice, setChoice] = useState(chosen ? (hasPrice ? known.code : custom) : none)
  const [failure, setFailure] = useState<unknown>()
  const element = useRef<HTMLFormElement>(null)
  const saving = useGuardedSave(element)

  const read = (form: FormData) => {
    if (choice === none) return {}
    const option = shippingOptions.find(({ code }) => code === choice)
    if (option) return { shippingInfo: { code: option.code, title: option.title } }
    const amount = decimalIn(form, 'shipping.price') ?? throwFieldError('shipping.price', words.notANumber)
    return { shippingInfo: { title: textIn(form, 'shipping.title') || texts.shipping, cost: { price: { amount } } } }
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    try {
      const sent = read(new FormData(event.currentTarget))
      setFailure(undefined)
      await saving(() => change((id) => shop.draftOrders.setShippingInfo(id, sent)))
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <form ref={element} onSubmit={(event) => void submit(event)} aria-label={texts.shipping} noValidate>
      <Stack>
        <RadioGroup
          label={texts.shipping}
          name="shipping"
          value={choice}
          onValueChange={setChoice}
          options={[
            { value: none, label: texts.noShipping },
            ...shippingOptions.map(({ code, title, cost }) => ({
              value: code,
              label: `${title}, ${cost.price.formattedAmount}`,
            })),
            { value: custom, label: texts.ownShipping },
          ]}
        />
        {shippingOptions.length === 0 && <p className="text-sm text-muted">{texts.addressFirst}</p>}
        {choice === custom && (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={texts.shippingName}
              name="shipping.title"
              mark="none"
              maxLength={250}
              defaultValue={chosen?.title}
            />
            <TextField
              label={texts.price(draft.currency)}
              name="shipping.price"
              id="shipping.price"
              mark="none"
              inputMode="decimal"
              defaultValue={chosen?.cost?.price?.amount}
              error={fieldErrorOf(failure, 'shipping.price')}
            />
          </div>
        )}
        <div>
          <Button type="submit" busy={isBusy}>
            {texts.saveShipping}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
