import type { Customer, CustomerTag } from '@vitrine/client'
import { Button, Checkbox } from '@vitrine/ui'
import { useRef, useState } from 'react'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { isTicked } from '../../form/read-fields.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { customerName } from '../customer-name.ts'
import { TagField, typedTag } from '../../form/tag-field.tsx'

const { customers: texts } = words
const none: ReadonlySet<string> = new Set()

/** The selected customers of a page. */
export const useSelection = (customers: readonly Customer[]) => {
  const [ids, choose] = useState(none)
  const chosen = customers.filter(({ id }) => ids.has(id))
  const isAll = customers.length > 0 && chosen.length === customers.length
  return {
    chosen,
    isAll,
    clear: () => choose(none),
    toggleAll: () => choose(isAll ? none : new Set(customers.map(({ id }) => id))),
    column: {
      key: 'choose',
      header: texts.choose,
      headerHidden: true,
      cell: (customer: Customer) => (
        <Checkbox
          label={texts.chooseOne(customerName(customer))}
          labelHidden
          checked={ids.has(customer.id)}
          onChange={() =>
            choose((before) =>
              before.has(customer.id)
                ? new Set([...before].filter((id) => id !== customer.id))
                : new Set([...before, customer.id]),
            )
          }
        />
      ),
    },
  }
}

interface BulkTagsProps {
  readonly count: number
  readonly selection: ReturnType<typeof useSelection>
  readonly tags: readonly CustomerTag[]
}

/** Adds a tag to the selected customers, or removes it. */
export const BulkTags = ({ count, selection: { chosen, isAll, toggleAll, clear }, tags }: BulkTagsProps) => {
  // The toast is shown after the selection was cleared.
  const tagged = useRef(0)
  const act = async (form: FormData) => {
    tagged.current = chosen.length
    const change = isTicked(form, 'remove') ? { remove: [typedTag(form)] } : { add: [typedTag(form)] }
    const ids = chosen.map(({ id }) => id)
    await shop.customers.bulkUpdateCustomerTags(ids, change)
    clear()
  }
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-2 py-1.5">
      {count > 1 && (
        <Button type="button" size="small" onClick={toggleAll} aria-pressed={isAll}>
          {texts.chooseAll(count)}
        </Button>
      )}
      <span className="text-sm text-muted" role="status">
        {chosen.length > 0 && texts.chosen(chosen.length)}
      </span>
      {chosen.length > 0 && (
        <ConfirmButton
          button={{ size: 'small' }}
          label={texts.editTags}
          title={texts.tagTitle(chosen.length)}
          hint={texts.tagDialogHint}
          confirm={words.save}
          variant="primary"
          done={(form) => (isTicked(form, 'remove') ? texts.untagged : texts.tagged)(typedTag(form), tagged.current)}
          act={act}
        >
          {(failure) => (
            <>
              <TagField label={texts.tag} hint={texts.tagHint} tags={tags.map(({ tag }) => tag)} failure={failure} />
              <Checkbox name="remove" label={texts.removeInstead} />
            </>
          )}
        </ConfirmButton>
      )}
    </div>
  )
}
