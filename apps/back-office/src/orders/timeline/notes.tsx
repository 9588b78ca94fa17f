import type { Order } from '@vitrine/client'
import { TextArea } from '@vitrine/ui'
import { AskButton } from '../../confirm/confirm-button.tsx'
import { complain, complaintOf } from '../../form/field-errors.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/en.ts'

const { notes: said } = words
const field = 'orderActivities[0].merchantComment.message'

const add = ({ id }: Order, form: FormData): Promise<unknown> => {
  const message = String(form.get(field) ?? '').trim() || complain(field, said.required)
  return shop.orders.addActivities(id, { orderActivities: [{ merchantComment: { message } }] })
}

/** Adds an internal note to an order. */
export const AddNote = ({ order }: { order: Order }) => (
  <AskButton
    button={{ size: 'small', variant: 'quiet' }}
    title={said.title}
    hint={said.hint}
    confirm={said.add}
    variant="primary"
    done={said.added}
    act={(form) => add(order, form)}
  >
    {(failure) => (
      <TextArea
        label={said.label}
        name={field}
        id={field}
        rows={4}
        maxLength={5000}
        required
        mark="none"
        error={complaintOf(failure, field)}
      />
    )}
  </AskButton>
)

/** A note in the timeline. */
export const Note = ({ order, id, message }: { order: Order; id: string; message: string }) => (
  <>
    <span className="block whitespace-pre-line">{message}</span>
    <AskButton
      button={{ size: 'small', variant: 'quiet' }}
      title={said.deleteTitle}
      hint={said.deleteHint}
      confirm={said.delete}
      variant="critical"
      done={said.deleted}
      act={() => shop.orders.deleteActivity({ id: order.id, activityId: id })}
    />
  </>
)
