import type { Order } from '@vitrine/client'
import { Checkbox } from '@vitrine/ui'
import { AskButton } from '../ask-button.tsx'
import { isTicked } from '../form/amounts.ts'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'

/** Cancels an order, after asking. */
export const CancelButton = ({ order }: { order: Order }) => (
  <AskButton
    button={{ variant: 'quiet' }}
    title={words.cancelTitle}
    hint={words.cancelHint}
    back={words.goBack}
    confirm={words.cancelOrder}
    variant="critical"
    done={words.canceled}
    act={(form) => shop.orders.cancelOrder(order.id, { restockAllItems: isTicked(form, 'restock') })}
  >
    {() => <Checkbox label={words.restock} name="restock" defaultChecked />}
  </AskButton>
)
