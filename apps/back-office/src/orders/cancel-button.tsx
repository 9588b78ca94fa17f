import type { Order } from '@vitrine/client'
import { Checkbox, TextArea } from '@vitrine/ui'
import { useState } from 'react'
import { AskButton } from '../ask-button.tsx'
import { isTicked, textIn } from '../form/amounts.ts'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'

const cancel = (order: Order, form: FormData) =>
  shop.orders.cancelOrder(order.id, {
    restockAllItems: isTicked(form, 'restock'),
    sendOrderCanceledEmail: isTicked(form, 'tell'),
    customMessage: textIn(form, 'message'),
  })

/** What happens besides canceling: items are restocked, and the customer gets an email with a message from the owner. */
const Choices = ({ email }: { email: string | undefined }) => {
  const [tells, setTells] = useState(email !== undefined)
  return (
    <>
      <Checkbox label={words.restock} name="restock" defaultChecked />
      {email !== undefined && (
        <Checkbox
          label={words.tellBuyer(email)}
          name="tell"
          checked={tells}
          onChange={(event) => setTells(event.target.checked)}
        />
      )}
      {tells && <TextArea label={words.cancelMessage} name="message" rows={3} maxLength={2000} mark="optional" />}
    </>
  )
}

/** Cancels an order, after asking. */
export const CancelButton = ({ order }: { order: Order }) => (
  <AskButton
    button={{ variant: 'quiet' }}
    title={words.cancelTitle}
    hint={words.cancelHint}
    back={words.keepOrder}
    confirm={words.cancelOrder}
    variant="critical"
    done={words.canceled}
    act={(form) => cancel(order, form)}
  >
    {() => <Choices email={order.buyerInfo?.email} />}
  </AskButton>
)
