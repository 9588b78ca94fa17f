import type { Order } from '@vitrine/client'
import { TextArea } from '@vitrine/ui'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { throwFieldError, fieldErrorOf } from '../../form/field-errors.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'

const { notes: texts } = words
const field = 'orderActivities[0].merchantComment.message'

const add = ({ id }: Order, form: FormData): Promise<unknown> => {
  const message = String(form.get(field) ?? '').trim() || throwFieldError(field, texts.required)
  return shop.orders.addActivities(id, { orderActivities: [{ merchantComment: { message } }] })
}

/** Adds an internal note to an order. */
export const AddNote = ({ order }: { order: Order }) => (
  <ConfirmButton
    button={{ size: 'small', variant: 'quiet' }}
    title={texts.title}
    hint={texts.hint}
    confirm={texts.add}
    variant="primary"
    done={texts.added}
    act={(form) => add(order, form)}
  >
    {(failure) => (
      <TextArea
        label={texts.label}
        name={field}
        id={field}
        rows={4}
        maxLength={5000}
        required
        mark="none"
        error={fieldErrorOf(failure, field)}
      />
    )}
  </ConfirmButton>
)

/** A note in the timeline. */
export const Note = ({ order, id, message }: { order: Order; id: string; message: string }) => (
  <>
    <span className="block whitespace-pre-line">{message}</span>
    <ConfirmButton
      button={{ size: 'small', variant: 'quiet' }}
      title={texts.deleteTitle}
      hint={texts.deleteHint}
      confirm={texts.delete}
      variant="critical"
      done={texts.deleted}
      act={() => shop.orders.deleteActivity({ id: order.id, activityId: id })}
    />
  </>
)
