import type { OrdersSettings } from '@vitrine/client'
import { Card, RadioGroup } from '@vitrine/ui'
import { textIn } from '../form/read-fields.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { checkouts } = words
const triggers = (['ON_ORDER_PLACED', 'ON_ORDER_PAID'] as const).map((value) => ({
  value,
  label: checkouts.stocks[value],
  hint: checkouts.stockHints[value],
}))

/** What happens after an order is placed. */
export const OrdersForm = ({ orders }: { orders: OrdersSettings }) => {
  const done = useDone()
  const { inventoryUpdateTrigger } = orders
  const save = async (form: FormData) => {
    await shop.ordersSettings.updateOrdersSettings({
      inventoryUpdateTrigger: textIn(form, 'stock') as OrdersSettings['inventoryUpdateTrigger'],
    })
    const undo = () => shop.ordersSettings.updateOrdersSettings({ inventoryUpdateTrigger })
    return done({ message: words.saved, undo })
  }
  return (
    <Card as="section" appearance="framed" title={checkouts.orders} level={2}>
      <EntryForm label={checkouts.orders} save={save}>
        {() => (
          <RadioGroup
            label={checkouts.stock}
            name="stock"
            options={triggers}
            defaultValue={inventoryUpdateTrigger ?? 'ON_ORDER_PLACED'}
          />
        )}
      </EntryForm>
    </Card>
  )
}
