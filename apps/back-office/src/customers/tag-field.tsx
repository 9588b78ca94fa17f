import type { CustomerTag } from '@vitrine/client'
import { TextField } from '@vitrine/ui'
import { useId } from 'react'
import { fieldErrorOf, throwFieldError } from '../form/field-errors.ts'
import { textIn } from '../form/read-fields.ts'
import { words } from '../words/en.ts'

const { customers: texts } = words
const field = 'tag'

/** The tag entered in the form. */
export const typedTag = (form: FormData): string => textIn(form, field) || throwFieldError(field, texts.tagRequired)

/** A field for an existing or new tag. */
export const TagField = ({ tags, failure }: { readonly tags: readonly CustomerTag[]; readonly failure: unknown }) => {
  const list = useId()
  return (
    <>
      <TextField
        label={texts.tag}
        hint={texts.tagHint}
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
        {tags.map(({ tag }) => (
          <option key={tag} value={tag} label={tag} aria-label={tag} />
        ))}
      </datalist>
    </>
  )
}
