import type { OrderReturn, ReturnSettings } from '@vitrine/client'
import { Checkbox, Stack, TextArea, TextField } from '@vitrine/ui'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { textIn } from '../form/read-fields.ts'
import { throwFieldError, fieldErrorOf } from '../form/field-errors.ts'
import { FieldGroup } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { renameErrorFields } from './rename-fields.ts'

const { returns: texts } = words

/** A page can have several returns, so field names contain the return ID. */
const fieldsOf = ({ id }: OrderReturn, failure?: unknown) => {
  const nameOf = (name: string) => `${id}.${name}`
  const field = (name: string) => {
    const full = nameOf(name)
    return { id: full, name: full, error: fieldErrorOf(failure, full) }
  }
  return { nameOf, field }
}

const approve = (one: OrderReturn, form: FormData): Promise<OrderReturn> => {
  const { nameOf } = fieldsOf(one)
  const text = (name: string) => textIn(form, nameOf(name))
  const [url, carrier, trackingNumber] = [text('label.url'), text('label.carrier'), text('label.trackingNumber')]
  const label = { ...(url && { url }), ...(carrier && { carrier }), ...(trackingNumber && { trackingNumber }) }
  const buyLabel = form.get(nameOf('buyLabel')) === 'on'
  const approval = {
    instructions: text('instructions'),
    returnAddress: text('returnAddress'),
    ...(buyLabel ? { buyLabel } : Object.keys(label).length > 0 && { label }),
  }
  return renameErrorFields(() => shop.returns.approveReturn(one.id, approval), nameOf)
}

interface ApproveButtonProps {
  readonly orderReturn: OrderReturn
  readonly settings: ReturnSettings
  /** Whether labels can be bought. */
  readonly buysLabels: boolean
}

/** Approves a return. Address and instructions start with those of the settings. */
export const ApproveButton = ({ orderReturn, settings, buysLabels }: ApproveButtonProps) => (
  <ConfirmButton
    button={{ size: 'small', variant: 'primary' }}
    title={texts.approveTitle}
    hint={texts.approveHint}
    confirm={texts.approve}
    variant="primary"
    done={texts.approved}
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
            label={texts.instructions}
            defaultValue={settings.instructions}
            rows={3}
            maxLength={2000}
            mark="optional"
          />
          <TextArea
            {...field('returnAddress')}
            label={texts.address}
            defaultValue={settings.returnAddress}
            rows={3}
            maxLength={1000}
            mark="optional"
          />
          <FieldGroup title={texts.labelGroup}>
            {buysLabels && (
              <Checkbox name={`${orderReturn.id}.buyLabel`} label={texts.buyLabel} hint={texts.buyLabelHint} />
            )}
            <TextField
              {...field('label.url')}
              label={texts.labelUrl}
              hint={texts.labelUrlHint}
              type="url"
              maxLength={2048}
              mark="optional"
            />
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <TextField {...field('label.carrier')} label={texts.carrier} maxLength={100} mark="optional" />
              <TextField {...field('label.trackingNumber')} label={texts.tracking} maxLength={100} mark="optional" />
            </div>
          </FieldGroup>
        </Stack>
      )
    }}
  </ConfirmButton>
)

/** Declines a return with a reason for the customer. */
export const DeclineButton = ({ orderReturn }: { orderReturn: OrderReturn }) => (
  <ConfirmButton
    button={{ size: 'small' }}
    title={texts.declineTitle}
    hint={texts.declineHint}
    confirm={texts.decline}
    variant="critical"
    done={texts.declinedNow}
    act={async (form) => {
      const { nameOf } = fieldsOf(orderReturn)
      const reason =
        textIn(form, nameOf('reason')) || throwFieldError(nameOf('reason'), words.fieldErrors.REQUIRED_FIELD)
      await renameErrorFields(() => shop.returns.declineReturn(orderReturn.id, reason), nameOf)
    }}
  >
    {(failure) => (
      <TextArea
        {...fieldsOf(orderReturn, failure).field('reason')}
        label={texts.declineReason}
        rows={3}
        maxLength={1000}
        mark="none"
      />
    )}
  </ConfirmButton>
)

/** Cancels a return of which nothing was received. */
export const CancelReturnButton = ({ orderReturn: { id, orderId } }: { orderReturn: OrderReturn }) => (
  <ConfirmButton
    button={{ size: 'small', variant: 'quiet' }}
    title={texts.cancelTitle}
    hint={texts.cancelHint}
    back={texts.keep}
    confirm={texts.cancel}
    variant="critical"
    done={texts.canceledNow}
    act={async () => {
      await shop.returns.cancelReturn(orderId, id)
    }}
  />
)
