import { Checkbox } from '@vitrine/ui'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'
import { OrderDialog, type OrderDialogProps } from './order-dialog.tsx'

/** Cancels an order, after asking. */
export const CancelDialog = ({ order, ...dialog }: OrderDialogProps) => (
  <OrderDialog
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
  </OrderDialog>
)
