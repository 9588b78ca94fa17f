import type { Order, OrderReturn, ReceivedItem } from '@vitrine/client'
import { Checkbox, SelectField, TextField } from '@vitrine/ui'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { countIn, isTicked, textIn } from '../form/read-fields.ts'
import { throwFieldError, fieldErrorOf } from '../form/field-errors.ts'
import { optionsOf } from '../form/options.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { renameErrorFields, itemFieldName } from './rename-fields.ts'
import { nameOfLine, ReturnLine } from './return-line.tsx'

const { returns: texts } = words

interface ReceiveProps {
  readonly order: Order
  readonly orderReturn: OrderReturn
}

const fieldOf = (returnId: string) => (lineItemId: string, part: string) => `${returnId}.${lineItemId}.${part}`

const readReceivedItems = ({ id, items }: OrderReturn, form: FormData): ReceivedItem[] =>
  items.map(({ lineItemId }) => {
    const name = (part: string) => fieldOf(id)(lineItemId, part)
    const condition = textIn(form, name('condition')) as NonNullable<ReceivedItem['condition']> | ''
    return {
      lineItemId,
      quantity: countIn(form, name('quantity')) ?? 0,
      ...(condition !== '' && { condition }),
      restock: isTicked(form, name('restock')),
    }
  })

const receive = async (one: OrderReturn, form: FormData): Promise<void> => {
  const receivedItems = readReceivedItems(one, form)
  const nameOf = fieldOf(one.id)
  if (receivedItems.every(({ quantity }) => quantity === 0)) {
    throwFieldError(nameOf(one.items[0]!.lineItemId, 'quantity'), texts.nothingReceived)
  }
  const lineItemIds = receivedItems.map(({ lineItemId }) => lineItemId)
  await renameErrorFields(() => shop.returns.receiveReturn(one.id, receivedItems), itemFieldName(lineItemIds, nameOf))
}

const Row = ({ order, orderReturn, index, failure }: ReceiveProps & { index: number; failure: unknown }) => {
  const { lineItemId, quantity } = orderReturn.items[index]!
  const name = (part: string) => fieldOf(orderReturn.id)(lineItemId, part)
  const product = nameOfLine(order, lineItemId)
  return (
    <li className="grid gap-3 border-b border-line pb-4 last:border-0 last:pb-0">
      <ReturnLine order={order} lineItemId={lineItemId} />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <TextField
          id={name('quantity')}
          name={name('quantity')}
          label={texts.receivedQuantity(product)}
          hint={texts.expected(quantity)}
          error={fieldErrorOf(failure, name('quantity'))}
          type="number"
          min={0}
          max={quantity}
          defaultValue={String(quantity)}
          mark="none"
        />
        <SelectField
          name={name('condition')}
          label={texts.conditionOf(product)}
          options={[{ value: '', label: texts.unknownCondition }, ...optionsOf(texts.conditions)]}
          mark="none"
        />
      </div>
      <Checkbox name={name('restock')} label={texts.restock} defaultChecked />
    </li>
  )
}

/** Records the received items of a return. */
export const ReceiveButton = ({ order, orderReturn }: ReceiveProps) => (
  <ConfirmButton
    button={{ size: 'small', variant: 'primary' }}
    title={texts.receiveTitle}
    hint={texts.receiveHint}
    confirm={texts.receive}
    variant="primary"
    done={texts.received}
    act={(form) => receive(orderReturn, form)}
  >
    {(failure) => (
      <ul className="m-0 grid list-none gap-4 p-0">
        {orderReturn.items.map(({ lineItemId }, index) => (
          <Row key={lineItemId} order={order} orderReturn={orderReturn} index={index} failure={failure} />
        ))}
      </ul>
    )}
  </ConfirmButton>
)
