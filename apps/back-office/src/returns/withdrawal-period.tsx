import type { Fulfillment, Order, Withdrawability } from '@vitrine/client'
import { dayIn, startOfDay } from '@vitrine/domain/time/day.ts'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { dayText } from '../clock/date-text.ts'
import { DayField } from '../clock/date-fields.tsx'
import { textIn } from '../form/read-fields.ts'
import { throwFieldError, fieldErrorOf } from '../form/field-errors.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { renameErrorFields } from './rename-fields.ts'

const { period: texts } = words.returns.withdrawal

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

interface DeliveryProps extends PeriodOfOrder {
  readonly order: Order
}

/** Sets a delivery day, in the store's time zone, for all shipments without one. */
const deliver = async ({ order, parcels, withdrawability: { timeZone } }: DeliveryProps, form: FormData) => {
  const day = textIn(form, field)
  if (day === '') throwFieldError(field, texts.noDay)
  const fulfillment = { deliveredDate: startOfDay(timeZone, day) }
  for (const { id, deliveredDate } of parcels)
    if (id !== undefined && deliveredDate === undefined)
      await renameErrorFields(
        () => shop.orderFulfillments.updateFulfillment({ fulfillmentId: id, orderId: order.id }, { fulfillment }),
        () => field,
      )
}

const DeliveredButton = (props: DeliveryProps) => (
  <ConfirmButton
    button={{ size: 'small' }}
    title={texts.deliveredTitle}
    hint={texts.deliveredHint}
    confirm={texts.delivered}
    variant="primary"
    done={texts.done}
    act={(form) => deliver(props, form)}
  >
    {(failure) => (
      <DayField
        id={field}
        name={field}
        label={texts.day}
        defaultValue={dayIn(props.withdrawability.timeZone, new Date())}
        error={fieldErrorOf(failure, field)}
        mark="none"
      />
    )}
  </ConfirmButton>
)

const untilText = ({ withdrawability: { lastDay } }: PeriodOfOrder, isDelivered: boolean): string => {
  if (!isDelivered) return texts.unknown
  return lastDay === undefined ? texts.pendingDelivery : texts.until(dayText(lastDay))
}

/** Deadline of the right of withdrawal, with a button to enter the delivery day if it is missing. */
export const WithdrawalPeriod = (props: DeliveryProps) => {
  const isDelivered = props.parcels.every(({ deliveredDate }) => deliveredDate !== undefined)
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="max-w-prose text-sm text-muted">{untilText(props, isDelivered)}</p>
      {!isDelivered && <DeliveredButton {...props} />}
    </div>
  )
}
