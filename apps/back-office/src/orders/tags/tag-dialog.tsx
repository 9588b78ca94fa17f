import type { ToastMessage } from '@vitrine/ui'
import { Checkbox, TextField } from '@vitrine/ui'
import { useId, useRef } from 'react'
import { AskDialog } from '../../confirm/confirm-dialog.tsx'
import { isTicked } from '../../form/read-fields.ts'
import { complain, complaintOf } from '../../form/field-errors.ts'
import { words } from '../../words/en.ts'
import { tagAll, toTag } from '../list/bulk-actions.ts'
import type { Outcome } from '../list/bulk-outcome.ts'
import type { Selection } from '../list/selection.ts'
import type { TagNames } from './tag-names.ts'
import { tagNamed } from './load-tags.ts'

const { desk: said } = words
const field = 'name'

/** The tag entered in the form. */
export const typedTag = (form: FormData): string =>
  String(form.get(field) ?? '').trim() || complain(field, said.tagRequired)

/** A field for an existing or new tag. */
export const TagField = ({ tagNames, failure }: { readonly tagNames: TagNames; readonly failure: unknown }) => {
  const list = useId()
  return (
    <>
      <TextField
        label={said.tagName}
        hint={said.tagNameHint}
        name={field}
        id={field}
        list={list}
        maxLength={50}
        required
        mark="none"
        autoComplete="off"
        data-autofocus
        error={complaintOf(failure, field)}
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
  readonly outcome: Outcome
  readonly tagNames: TagNames
}

/** Adds a tag to the selected orders or removes it. */
export const TagDialog = ({ open, onClose, selection: { chosen, clear }, outcome, tagNames }: TagDialogProps) => {
  const toast = useRef<ToastMessage>({ message: '' })
  const act = async (form: FormData) => {
    const name = typedTag(form)
    const isAdded = !isTicked(form, 'remove')
    const tag = await tagNamed(tagNames, name)
    const result = await tagAll(toTag(chosen, tag, isAdded), tag, isAdded)
    outcome.note(result)
    clear()
    const message = (isAdded ? said.tagged : said.untagged)(name, result.done.length)
    toast.current = outcome.toastOf(message, result, () => tagAll(result.done, tag, !isAdded))
  }
  return (
    <AskDialog
      open={open}
      onClose={onClose}
      title={said.tagTitle(chosen.length)}
      hint={said.tagHint}
      confirm={said.save}
      variant="primary"
      done={() => toast.current}
      act={act}
    >
      {(failure) => (
        <>
          <TagField tagNames={tagNames} failure={failure} />
          <Checkbox name="remove" label={said.removeInstead} />
        </>
      )}
    </AskDialog>
  )
}
