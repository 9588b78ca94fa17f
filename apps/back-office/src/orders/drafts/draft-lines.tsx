import type { DraftOrder } from '@vitrine/client'
import { Badge, Button, EmptyState, Money, QuantityStepper, Table, TextField } from '@vitrine/ui'
import { lineAmount } from '@vitrine/domain/order/amount/line-amount.ts'
import { useState } from 'react'
import { readDecimal } from '../../form/read-fields.ts'
import { shop } from '../../shop.ts'
import { Thumbnail } from '../../page/thumbnail.tsx'
import { words } from '../../words/words.ts'
import type { DraftEditing } from './use-draft-order.ts'
import { lineChoices } from '../line-choices.ts'

const { drafts: texts } = words

type Item = DraftOrder['lineItems'][number]
type Line = NonNullable<Item['lineItem']>

const nameOf = ({ productName }: Line): string => productName.original ?? ''

interface LineChange {
  readonly newQuantity?: number
  readonly newPrice?: string
}

/** Unit price of a line item, saved on blur or Enter. */
const PriceField = ({ line, save }: { line: Line; save: (price: string) => Promise<boolean> }) => {
  const known = line.price.amount ?? '0'
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const finish = async () => {
    if (typed === undefined) return
    const price = readDecimal(typed)
    setWrong(price === undefined)
    if (price === undefined) return
    if (Number(price) !== Number(known)) await save(price)
    setTyped(undefined)
  }
  return (
    <TextField
      label={texts.priceOf(nameOf(line))}
      labelHidden
      mark="none"
      className="ms-auto w-28"
      inputMode="decimal"
      value={typed ?? known}
      error={isWrong ? words.notANumber : undefined}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void finish()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void finish()
      }}
    />
  )
}

const Name = ({ item, line }: { item: Item; line: Line }) => (
  <span className="flex items-center gap-3">
    {line.image?.url && <Thumbnail image={line.image} side={48} />}
    <span>
      <span className={item.removed ? 'line-through' : ''}>{nameOf(line)}</span>
      <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        {[lineChoices(line), line.physicalProperties?.sku].filter(Boolean).join(' · ')}
        {item.removed && <Badge tone="critical">{texts.removed}</Badge>}
        {item.changedDetails?.quantityBeforeChange !== undefined && (
          <span>{texts.was(`${item.changedDetails.quantityBeforeChange} ×`)}</span>
        )}
        {item.changedDetails?.priceBeforeChange && (
          <span>{texts.was(item.changedDetails.priceBeforeChange.formattedAmount ?? '')}</span>
        )}
        {(item.fulfilledQuantity ?? 0) > 0 && <span>{texts.fulfilled(item.fulfilledQuantity!)}</span>}
      </span>
    </span>
  </span>
)

/** Line items of a draft with quantity and price. */
export const DraftLines = ({ editing }: { editing: DraftEditing }) => {
  const { draft, change } = editing
  const items = draft.lineItems.flatMap((item) => (item.lineItem ? [{ item, line: item.lineItem }] : []))
  const save = (line: Line, changed: LineChange) =>
    change((id) => {
      const lineItemId = line.id
      return shop.draftOrders.updateLineItems(id, [{ lineItemId, ...changed }])
    })
  const isFixed = ({ itemType }: Line) => itemType?.preset === 'GIFT_CARD'
  return (
    <Table
      caption={texts.items}
      captionHidden
      rows={items}
      rowKey={({ line }) => line.id}
      empty={
        <EmptyState title={texts.noItems} level={3}>
          {texts.noItemsHint}
        </EmptyState>
      }
      columns={[
        {
          key: 'product',
          header: words.product,
          rowHeader: true,
          cell: ({ item, line }) => <Name item={item} line={line} />,
        },
        {
          key: 'quantity',
          header: words.quantity,
          cell: ({ item, line }) =>
            item.removed || isFixed(line) ? (
              line.quantity
            ) : (
              <QuantityStepper
                size="small"
                label={texts.quantityOf(nameOf(line))}
                value={line.quantity}
                min={Math.max(1, item.fulfilledQuantity ?? 0)}
                onValueChange={(newQuantity) => void save(line, { newQuantity })}
              />
            ),
        },
        {
          key: 'price',
          header: words.price,
          align: 'end',
          cell: ({ item, line }) =>
            item.removed || isFixed(line) ? (
              line.price.formattedAmount
            ) : (
              <PriceField line={line} save={(newPrice) => save(line, { newPrice })} />
            ),
        },
        {
          key: 'total',
          header: words.total,
          align: 'end',
          cell: ({ item, line }) =>
            item.removed ? '–' : <Money amount={lineAmount(line) ?? ''} currency={draft.currency} />,
        },
        {
          key: 'remove',
          header: texts.remove,
          headerHidden: true,
          align: 'end',
          cell: ({ item, line }) => {
            if (isFixed(line) || (item.fulfilledQuantity ?? 0) > 0) return null
            const { removed = false } = item
            return (
              <Button
                type="button"
                size="small"
                variant="quiet"
                aria-label={removed ? texts.putBackNamed(nameOf(line)) : texts.removeNamed(nameOf(line))}
                onClick={() => void save(line, { newQuantity: removed ? line.quantity : 0 })}
              >
                {removed ? texts.putBack : texts.remove}
              </Button>
            )
          },
        },
      ]}
    />
  )
}
