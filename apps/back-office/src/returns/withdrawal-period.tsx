import type { Fulfillment, Order, Withdrawability } from '@vitrine/client'
import { dayIn, startOfDay } from '@vitrine/domain/time/day.ts'
import { AskButton } from '../confirm/confirm-button.tsx'
import { dayText } from '../clock/date-text.ts'
import { DayField } from '../clock/date-fields.tsx'
import { textIn } from '../form/read-fields.ts'
import { complain, complaintOf } from '../form/field-errors.ts'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'
import { renamed } from './rename-fields.ts'

const { period: said } = words.returns.withdrawal

/** Data of the withdrawal section on an order's page. */
export interface PeriodOfOrder {
  readonly withdrawability: Withdrawability
  /** The shipments. */
  readonly parcels: readonly Fulfillment[]
}

export const loadPeriod = async (orderId: string): Promise<PeriodOfOrder> => {
  const [withdrawability, { orderWithFulfillments }] = await Promise.all([
    shop.returns.getWithdrawability(orderId),
    shop.orderFulfillments.listFulfillmentsForSingleOrder(orderId),
  ])
  const { fulfillments = [] } = orderWithFulfillments
  return { withdrawability, parcels: fulfillments.filter(({ completed }) => completed !== false) }
}

/** Whether there is anything to show: an order was shipped and can be withdrawn from. */
export const hasPeriod = ({ withdrawability, parcels }: PeriodOfOrder): boolean =>
  withdrawability.canWithdraw && parcels.length > 0

const field = 'deliveredDate'

interface Delivering extends PeriodOfOrder {
  readonly order: Order
}

/** Sets a delivery day, in the store's time zone, for all shipments without one. */
const deliver = async ({ order, parcels, withdrawability: { timeZone } }: Delivering, form: FormData) => {
  const day = textIn(form, field)
  if (day === '') complain(field, said.noDay)
  const fulfillment = { deliveredDate: startOfDay(timeZone, day) }
  for (const { id, deliveredDate } of parcels)
    if (id !== undefined && deliveredDate === undefined)
      await renamed(
        () => shop.orderFulfillments.updateFulfillment({ fulfillmentId: id, orderId: order.id }, { fulfillment }),
        () => field,
      )
}

const DeliveredButton = (props: Delivering) => (
  <AskButton
    button={{ size: 'small' }}
    title={said.deliveredTitle}
    hint={said.deliveredHint}
    confirm={said.delivered}
    variant="primary"
    done={said.done}
    act={(form) => deliver(props, form)}
  >
    {(failure) => (
      <DayField
        id={field}
        name={field}
        label={said.day}
        defaultValue={dayIn(props.withdrawability.timeZone, new Date())}
        error={complaintOf(failure, field)}
        mark="none"
      />
    )}
  </AskButton>
)

const untilText = ({ withdrawability: { lastDay } }: PeriodOfOrder, isTold: boolean): string => {
  if (!isTold) return said.unknown
  return lastDay === undefined ? said.waits : said.until(dayText(lastDay))
}

/** Deadline of the right of withdrawal, with a button to enter the delivery day if it is missing. */
export const WithdrawalPeriod = (props: Delivering) => {
  const isTold = props.parcels.every(({ deliveredDate }) => deliveredDate !== undefined)
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="max-w-prose text-sm text-muted">{untilText(props, isTold)}</p>
      {!isTold && <DeliveredButton {...props} />}
    </div>
  )
}
