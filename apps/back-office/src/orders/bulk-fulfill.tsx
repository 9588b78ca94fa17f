import type { Order } from '@vitrine/client'
import { Alert, Button, Checkbox, Stack, type TableColumn } from '@vitrine/ui'
import { useRef, useState, type ReactNode } from 'react'
import { AskButton } from '../ask-button.tsx'
import { isTicked } from '../form/amounts.ts'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'

const { shipments: said } = words

const isOpen = ({ status, fulfillmentStatus }: Order): boolean =>
  status === 'APPROVED' && (fulfillmentStatus === 'NOT_FULFILLED' || fulfillmentStatus === 'PARTIALLY_FULFILLED')

/** An order that was to be fulfilled and was not, and why. */
interface Failed {
  readonly number: string
  readonly why: string
}

interface Result {
  readonly done: number
  readonly failed: readonly Failed[]
}

/** Ships all that is left of orders, each on its own. */
const fulfillAll = async (orders: readonly Order[], sendShippingEmail: boolean): Promise<Result> => {
  const asked = orders.map(({ id }) => ({ orderId: id, fulfillments: [{}] }))
  const { results } = await shop.orderFulfillments.bulkCreateFulfillments(asked, { sendShippingEmail })
  const failed = results.flatMap(({ itemMetadata: { error, originalIndex = 0 } }) =>
    error ? [{ number: orders[originalIndex]!.number, why: error.description ?? words.failed }] : [],
  )
  return { done: results.length - failed.length, failed }
}

const Failures = ({ failed, onDismiss }: { failed: readonly Failed[]; onDismiss: () => void }) => (
  <Alert tone="caution" title={said.notFulfilled(failed.length)} onDismiss={onDismiss}>
    <ul className="m-0 list-none p-0">
      {failed.map(({ number, why }) => (
        <li key={number}>{said.because(number, why)}</li>
      ))}
    </ul>
  </Alert>
)

interface BarProps {
  readonly open: readonly Order[]
  readonly chosen: readonly Order[]
  readonly choose: (ids: ReadonlySet<string>) => void
  readonly onResult: (result: Result) => void
}

const Bar = ({ open, chosen, choose, onResult }: BarProps) => {
  const last = useRef<Result>({ done: 0, failed: [] })
  const act = async (form: FormData): Promise<void> => {
    last.current = await fulfillAll(chosen, isTicked(form, 'email'))
    onResult(last.current)
  }
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-3">
      <Button
        type="button"
        size="small"
        onClick={() => choose(new Set(chosen.length === open.length ? [] : open.map(({ id }) => id)))}
        aria-pressed={chosen.length === open.length}
      >
        {said.chooseAll(open.length)}
      </Button>
      <span className="text-sm text-muted" role="status">
        {chosen.length > 0 && said.chosen(chosen.length)}
      </span>
      {chosen.length > 0 && (
        <AskButton
          button={{ size: 'small', variant: 'primary' }}
          title={said.fulfillTitle(chosen.length)}
          hint={said.fulfillHint}
          confirm={said.fulfillChosen}
          variant="primary"
          done={() => said.fulfilled(last.current.done)}
          act={act}
        >
          {() => <Checkbox name="email" label={said.emailAll} defaultChecked />}
        </AskButton>
      )}
    </div>
  )
}

interface BulkFulfillProps {
  readonly orders: readonly Order[]
  /** The list, with the column that orders are chosen by. */
  readonly children: (column: TableColumn<Order> | undefined) => ReactNode
}

/** Lets the owner choose several orders of a list and fulfill them in one go, and says which were not and why. */
export const BulkFulfill = ({ orders, children }: BulkFulfillProps) => {
  const [ids, choose] = useState<ReadonlySet<string>>(new Set())
  const [failed, setFailed] = useState<readonly Failed[]>([])
  const open = orders.filter((order) => isOpen(order))
  const toggle = (id: string, isOn: boolean) =>
    choose(new Set([...ids].filter((one) => one !== id).concat(isOn ? id : [])))
  const column: TableColumn<Order> = {
    key: 'choose',
    header: said.choose,
    headerHidden: true,
    cell: (order) =>
      isOpen(order) && (
        <Checkbox
          label={said.chooseOrder(order.number)}
          labelHidden
          checked={ids.has(order.id)}
          onChange={(event) => toggle(order.id, event.target.checked)}
        />
      ),
  }
  return (
    <Stack gap="md">
      {failed.length > 0 && <Failures failed={failed} onDismiss={() => setFailed([])} />}
      {open.length > 0 && (
        <Bar
          open={open}
          chosen={open.filter(({ id }) => ids.has(id))}
          choose={choose}
          onResult={(result) => setFailed(result.failed)}
        />
      )}
      {children(open.length > 0 ? column : undefined)}
    </Stack>
  )
}
