import type { OrderReturn, ReturnSettings } from '@vitrine/client'
import { Checkbox, Stack, TextArea, TextField } from '@vitrine/ui'
import { AskButton } from '../confirm/confirm-button.tsx'
import { textIn } from '../form/read-fields.ts'
import { complain, complaintOf } from '../form/field-errors.ts'
import { FieldGroup } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'
import { renamed } from './rename-fields.ts'

const { returns: said } = words

/** A page can have several returns, so field names contain the return ID. */
const fieldsOf = ({ id }: OrderReturn, failure?: unknown) => {
  const nameOf = (name: string) => `${id}.${name}`
  const field = (name: string) => {
    const full = nameOf(name)
    return { id: full, name: full, error: complaintOf(failure, full) }
  }
  return { nameOf, field }
}

const approve = (one: OrderReturn, form: FormData): Promise<OrderReturn> => {
  const { nameOf } = fieldsOf(one)
  const text = (name: string) => textIn(form, nameOf(name))
  const [url, carrier, trackingNumber] = [text('label.url'), text('label.carrier'), text('label.trackingNumber')]
  const label = { ...(url && { url }), ...(carrier && { carrier }), ...(trackingNumber && { trackingNumber }) }
  const buyLabel = form.get(nameOf('buyLabel')) === 'on'
  const told = {
    instructions: text('instructions'),
    returnAddress: text('returnAddress'),
    ...(buyLabel ? { buyLabel } : Object.keys(label).length > 0 && { label }),
  }
  return renamed(() => shop.returns.approveReturn(one.id, told), nameOf)
}

interface ApproveButtonProps {
  readonly orderReturn: OrderReturn
  readonly settings: ReturnSettings
  /** Whether labels can be bought. */
  readonly buysLabels: boolean
}

/** Approves a return. Address and instructions start with those of the settings. */
export const ApproveButton = ({ orderReturn, settings, buysLabels }: ApproveButtonProps) => (
  <AskButton
    button={{ size: 'small', variant: 'primary' }}
    title={said.approveTitle}
    hint={said.approveHint}
    confirm={said.approve}
    variant="primary"
    done={said.approved}
    act={async (form) => {
      await approve(orderReturn, form)
    }}
  >
    {(failure) => {
      const { field } = fieldsOf(orderReturn, failure)
      return (
        <Stack gap="md">
          <TextArea
            {...field('instructions')}
            label={said.instructions}
            defaultValue={settings.instructions}
            rows={3}
            maxLength={2000}
            mark="optional"
          />
          <TextArea
            {...field('returnAddress')}
            label={said.address}
            defaultValue={settings.returnAddress}
            rows={3}
            maxLength={1000}
            mark="optional"
          />
          <FieldGroup title={said.labelGroup}>
            {buysLabels && (
              <Checkbox name={`${orderReturn.id}.buyLabel`} label={said.buyLabel} hint={said.buyLabelHint} />
            )}
            <TextField
              {...field('label.url')}
              label={said.labelUrl}
              hint={said.labelUrlHint}
              type="url"
              maxLength={2048}
              mark="optional"
            />
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <TextField {...field('label.carrier')} label={said.carrier} maxLength={100} mark="optional" />
              <TextField {...field('label.trackingNumber')} label={said.tracking} maxLength={100} mark="optional" />
            </div>
          </FieldGroup>
        </Stack>
      )
    }}
  </AskButton>
)

/** Declines a return with a reason for the customer. */
export const DeclineButton = ({ orderReturn }: { orderReturn: OrderReturn }) => (
  <AskButton
    button={{ size: 'small' }}
    title={said.declineTitle}
    hint={said.declineHint}
    confirm={said.decline}
    variant="critical"
    done={said.declinedNow}
    act={async (form) => {
      const { nameOf } = fieldsOf(orderReturn)
      const reason = textIn(form, nameOf('reason')) || complain(nameOf('reason'), words.complaints.REQUIRED_FIELD!)
      await renamed(() => shop.returns.declineReturn(orderReturn.id, reason), nameOf)
    }}
  >
    {(failure) => (
      <TextArea
        {...fieldsOf(orderReturn, failure).field('reason')}
        label={said.declineReason}
        rows={3}
        maxLength={1000}
        mark="none"
      />
    )}
  </AskButton>
)

/** Cancels a return of which nothing was received. */
export const CancelReturnButton = ({ orderReturn: { id, orderId } }: { orderReturn: OrderReturn }) => (
  <AskButton
    button={{ size: 'small', variant: 'quiet' }}
    title={said.cancelTitle}
    hint={said.cancelHint}
    back={said.keep}
    confirm={said.cancel}
    variant="critical"
    done={said.canceledNow}
    act={async () => {
      await shop.returns.cancelReturn(orderId, id)
    }}
  />
)
