import type { LineItemReturnability, Order, ReturnItem, ReturnSettings } from '@vitrine/client'
import { Alert, Checkbox, RadioGroup, SelectField, TextField } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useState } from 'react'
import { EntryPage } from '../page/entry-page.tsx'
import { countIn, isTicked, textIn } from '../form/read-fields.ts'
import { CancelLink } from '../form/cancel-link.tsx'
import { throwFieldError } from '../form/field-errors.ts'
import { EntryForm, type FieldOf } from '../form/entry-form.tsx'
import { optionsOf } from '../form/options.ts'
import { useDone } from '../form/use-done.ts'
import { FieldGroup } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { renameErrorFields, itemFieldName } from './rename-fields.ts'
import { nameOfLine, ReturnLine } from './return-line.tsx'

const { returns: texts } = words

interface NewReturnData {
  readonly order: Order
  readonly returnable: readonly LineItemReturnability[]
  readonly settings: ReturnSettings
}

export const loadNewReturn = async ({
  params: { id },
}: PageRequest<'/orders/:id/returns/new'>): Promise<NewReturnData> => {
  const [order, returnable, settings] = await Promise.all([
    shop.orders.getOrder(id),
    shop.returns.getReturnability(id),
    shop.returns.getReturnSettings(),
  ])
  return { order, returnable, settings }
}

const nameOf = (lineItemId: string, part: string): string => `${lineItemId}.${part}`

const itemsIn = (form: FormData, returnable: readonly LineItemReturnability[]): ReturnItem[] =>
  returnable.flatMap(({ lineItemId, quantity: most }) => {
    const text = (part: string) => textIn(form, nameOf(lineItemId, part))
    const quantity = countIn(form, nameOf(lineItemId, 'quantity')) ?? 0
    if (quantity > most) throwFieldError(nameOf(lineItemId, 'quantity'), words.refunds.wrongQuantity(most))
    if (quantity === 0) return []
    if (text('reason') === '') throwFieldError(nameOf(lineItemId, 'reason'), words.fieldErrors.REQUIRED_FIELD)
    const [reason, comment] = [text('reason') as ReturnItem['reason'], text('comment')]
    return [{ lineItemId, quantity, reason, ...(comment !== '' && { comment }) }]
  })

const create = async (form: FormData, { order, returnable }: NewReturnData): Promise<void> => {
  const items = itemsIn(form, returnable)
  if (items.length === 0) throwFieldError(nameOf(returnable[0]!.lineItemId, 'quantity'), texts.nothingChosen)
  const resolution = textIn(form, 'wish') as 'REFUND'
  const lineItemIds = items.map(({ lineItemId }) => lineItemId)
  const { id } = await renameErrorFields(
    () => shop.returns.requestReturn(order.id, { items, wish: resolution }),
    itemFieldName(lineItemIds, nameOf),
  )
  if (isTicked(form, 'approve')) await shop.returns.approveReturn(id)
}

interface ItemProps {
  readonly order: Order
  readonly line: LineItemReturnability
  readonly field: FieldOf
}

/** A returnable line item. The reason is shown once a quantity is entered. */
const Item = ({ order, line: { lineItemId, quantity: most }, field }: ItemProps) => {
  const [quantity, setQuantity] = useState('0')
  const isChosen = quantity !== '' && quantity !== '0'
  return (
    <li className="grid gap-3 border-b border-line pb-4 last:border-0 last:pb-0">
      <ReturnLine order={order} lineItemId={lineItemId} />
      <TextField
        {...field(nameOf(lineItemId, 'quantity'))}
        label={texts.quantity(nameOfLine(order, lineItemId))}
        hint={texts.most(most)}
        type="number"
        min={0}
        max={most}
        value={quantity}
        onChange={({ target }) => setQuantity(target.value)}
        mark="none"
      />
      {isChosen && (
        <>
          <SelectField
            {...field(nameOf(lineItemId, 'reason'))}
            label={texts.reason}
            options={optionsOf(texts.reasons)}
            placeholder={words.choose}
            mark="none"
          />
          <TextField {...field(nameOf(lineItemId, 'comment'))} label={texts.comment} maxLength={1000} mark="optional" />
        </>
      )}
    </li>
  )
}

const NewReturnForm = (data: NewReturnData) => {
  const { order, returnable } = data
  const done = useDone()
  const able = returnable.filter(({ quantity }) => quantity > 0)
  const save = async (form: FormData) => {
    await create(form, { ...data, returnable: able })
    const message = isTicked(form, 'approve') ? texts.createdApproved : texts.created
    return done({ message, next: `/orders/${order.id}` })
  }
  return (
    <EntryForm
      label={texts.create}
      save={save}
      submit={texts.create}
      actions={<CancelLink href={`/orders/${order.id}`} />}
    >
      {(field) => (
        <>
          <FieldGroup title={texts.choose} hint={texts.chooseHint}>
            <ul className="m-0 grid list-none gap-4 p-0">
              {able.map((line) => (
                <Item key={line.lineItemId} order={order} line={line} field={field} />
              ))}
            </ul>
          </FieldGroup>
          <RadioGroup
            name="wish"
            label={texts.resolutionLabel}
            options={optionsOf(texts.resolutions)}
            defaultValue="REFUND"
          />
          <Checkbox name="approve" label={texts.approveAtOnce} hint={texts.approveAtOnceHint} defaultChecked />
        </>
      )}
    </EntryForm>
  )
}

/** Why nothing of an order can be returned, by line item. */
const NothingReturnable = ({ order, returnable }: NewReturnData) => (
  <Alert title={texts.nothingReturnable}>
    <ul className="m-0 grid list-none gap-1 p-0">
      {returnable.map(({ lineItemId, reason }) => (
        <li
          key={lineItemId}
        >{`${nameOfLine(order, lineItemId)}: ${reason ? texts.notReturnableReasons[reason] : ''}`}</li>
      ))}
    </ul>
  </Alert>
)

/** Creates a return on behalf of a customer. */
export const NewReturnPage = ({ data }: PageProps<NewReturnData>) => {
  const { order, returnable } = data
  const canReturn = returnable.some(({ quantity }) => quantity > 0)
  return (
    <EntryPage
      title={texts.create}
      list={{ label: words.order(order.number), href: `/orders/${order.id}` }}
      hint={texts.createHint}
    >
      {canReturn ? <NewReturnForm {...data} /> : <NothingReturnable {...data} />}
    </EntryPage>
  )
}
