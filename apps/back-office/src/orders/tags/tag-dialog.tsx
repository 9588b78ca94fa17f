import type { ToastMessage } from '@vitrine/ui'
import { Checkbox, TextField } from '@vitrine/ui'
import { useId, useRef } from 'react'
import { ConfirmDialog } from '../../confirm/confirm-dialog.tsx'
import { isTicked } from '../../form/read-fields.ts'
import { throwFieldError, fieldErrorOf } from '../../form/field-errors.ts'
import { words } from '../../words/en.ts'
import { tagAll, ordersToTag } from '../list/bulk-actions.ts'
import type { BulkOutcome } from '../list/bulk-outcome.ts'
import type { Selection } from '../list/selection.ts'
import type { TagNames } from './tag-names.ts'
import { findOrCreateTag } from './load-tags.ts'

const { desk: texts } = words
const field = 'name'

/** The tag entered in the form. */
export const typedTag = (form: FormData): string =>
  String(form.get(field) ?? '').trim() || throwFieldError(field, texts.tagRequired)

/** A field for an existing or new tag. */
export const TagField = ({ tagNames, failure }: { readonly tagNames: TagNames; readonly failure: unknown }) => {
  const list = useId()
  return (
    <>
      <TextField
        label={texts.tagName}
        hint={texts.tagNameHint}
        name={field}
        id={field}
        list={list}
        maxLength={50}
        required
        mark="none"
        autoComplete="off"
        data-autofocus
        error={fieldErrorOf(failure, field)}
      />
      <datalist id={list}>
        {[...tagNames].map(([id, name]) => (
          <option key={id} value={name} label={name} aria-label={name} />
        ))}
      </datalist>
    </>
  )
}

interface TagDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly selection: Selection
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
          <TagField tagNames={tagNames} failure={failure} />
          <Checkbox name="remove" label={texts.removeInstead} />
        </>
      )}
    </ConfirmDialog>
  )
}
