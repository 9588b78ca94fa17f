import type { Order } from '@vitrine/client'
import type { ToastMessage } from '@vitrine/ui'
import { Checkbox } from '@vitrine/ui'
import { useRef } from 'react'
import { ConfirmDialog } from '../../confirm/confirm-dialog.tsx'
import { isTicked } from '../../form/read-fields.ts'
import { TagField, typedTag } from '../../form/tag-field.tsx'
import { words } from '../../words/words.ts'
import { tagAll, ordersToTag } from '../list/bulk-actions.ts'
import type { BulkOutcome } from '../list/bulk-outcome.ts'
import type { Selection } from '../../page/use-selection.ts'
import type { TagNames } from './tag-names.ts'
import { findOrCreateTag } from './load-tags.ts'

const { desk: texts } = words
interface TagDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly selection: Selection<Order>
  readonly outcome: BulkOutcome
  readonly tagNames: TagNames
}

/** Adds a tag to the selected orders or removes it. */
export const TagDialog = ({ open, onClose, selection: { chosen, clear }, outcome, tagNames }: TagDialogProps) => {
  const toast = useRef<ToastMessage>({ message: '' })
  const act = async (form: FormData) => {
    const name = typedTag(form)
    const isAdded = !isTicked(form, 'remove')
    const tag = await findOrCreateTag(tagNames, name)
    const result = await tagAll(ordersToTag(chosen, tag, isAdded), tag, isAdded)
    outcome.note(result)
    clear()
    const message = (isAdded ? texts.tagged : texts.untagged)(name, result.done.length)
    toast.current = outcome.toastOf(message, result, () => tagAll(result.done, tag, !isAdded))
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={texts.tagTitle(chosen.length)}
      hint={texts.tagHint}
      confirm={texts.save}
      variant="primary"
      done={() => toast.current}
      act={act}
    >
      {(failure) => (
        <>
          <TagField label={texts.tagName} hint={texts.tagNameHint} tags={[...tagNames.values()]} failure={failure} />
          <Checkbox name="remove" label={texts.removeInstead} />
        </>
      )}
    </ConfirmDialog>
  )
}
