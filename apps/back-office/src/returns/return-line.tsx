import type { Order } from '@vitrine/client'
import type { ReactNode } from 'react'
import { lineChoices } from '../orders/line-choices.ts'
import { Thumbnail } from '../page/thumbnail.tsx'
import { words } from '../words/words.ts'

/** Name of a line item. It may have been removed by an edit. */
export const nameOfLine = ({ lineItems }: Order, lineItemId: string): string =>
  lineItems.find(({ id }) => id === lineItemId)?.productName.original ?? words.returns.removedItem

interface ReturnLineProps {
  readonly order: Order
  readonly lineItemId: string
  /** Content below the name. */
  readonly children?: ReactNode
  /** Content at the end of the row. */
  readonly aside?: ReactNode
}

/** An item of a return with its image. */
export const ReturnLine = ({ order, lineItemId, children, aside }: ReturnLineProps) => {
  const line = order.lineItems.find(({ id }) => id === lineItemId)
  return (
    <div className="flex items-start gap-3">
      {line?.image && <Thumbnail image={line.image} side={40} />}
      <div className="min-w-0 grow break-words">
        {nameOfLine(order, lineItemId)}
        {line && lineChoices(line) && <span className="block text-sm text-muted">{lineChoices(line)}</span>}
        {children}
      </div>
      {aside}
    </div>
  )
}
