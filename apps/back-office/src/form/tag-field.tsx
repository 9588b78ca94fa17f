import { TextField } from '@vitrine/ui'
import { useId } from 'react'
import { fieldErrorOf, throwFieldError } from './field-errors.ts'
import { textIn } from './read-fields.ts'
import { words } from '../words/words.ts'

const field = 'tag'

/** The tag entered in the form. */
export const typedTag = (form: FormData): string =>
  textIn(form, field) || throwFieldError(field, words.desk.tagRequired)

interface TagFieldProps {
  readonly label: string
  readonly hint: string
  /** Tags that exist. */
  readonly tags: readonly string[]
  readonly failure: unknown
}

/** A field for an existing or new tag. */
export const TagField = ({ label, hint, tags, failure }: TagFieldProps) => {
  const list = useId()
  return (
    <>
      <TextField
        label={label}
        hint={hint}
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
        {tags.map((tag) => (
          <option key={tag} value={tag} label={tag} aria-label={tag} />
        ))}
      </datalist>
    </>
  )
}
