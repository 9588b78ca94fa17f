import type { Order } from '@vitrine/client'
import { Checkbox } from '@vitrine/ui'
import { AskDialog, type AskDialogProps } from '../ask-dialog.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'

export interface OrderDialogProps extends Pick<AskDialogProps, 'open' | 'onClose'> {
  readonly order: Order
}

/** Cancels an order, after asking. */
export const CancelDialog = ({ order, ...dialog }: OrderDialogProps) => (
  <AskDialog
    {...dialog}
    title={words.cancelTitle}
    hint={words.cancelHint}
    back={words.goBack}
    confirm={words.cancelOrder}
    variant="critical"
    done={words.canceled}
    act={(form) => shop.orders.cancelOrder(order.id, { restockAllItems: form.get('restock') === 'on' })}
  >
    {() => <Checkbox label={words.restock} name="restock" defaultChecked />}
  </AskDialog>
)
