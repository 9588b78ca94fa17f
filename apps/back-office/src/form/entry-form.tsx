import { Button, ErrorSummary, FormActions, Stack, useSubmit, type FieldError } from '@vitrine/ui'
import { useRef, type ReactNode } from 'react'
import { useAccess } from '../access/access.tsx'
import { words } from '../words/words.ts'
import { fieldErrorOf, errorSummary } from './field-errors.ts'
import { useUnsaved } from './unsaved.ts'

/** Props that tie an input to a field of the API call: its ID, name and error. */
export type FieldOf = (name: string) => { id: string; name: string; error: string | undefined }

interface EntryFormProps {
  /** Accessible name of the form. */
  readonly label: string
  /** Reads and saves the input. Errors it throws are shown at the fields. */
  readonly save: (form: FormData) => Promise<unknown>
  /** Label of the submit button. Default: “Save”. */
  readonly submit?: string
  /** Actions next to the submit button, such as cancel or delete. */
  readonly actions?: ReactNode
  readonly children: (field: FieldOf) => ReactNode
}

interface Failure {
  readonly error: unknown
  readonly summary: readonly FieldError[]
}

const nothingWrong: readonly FieldError[] = []

/** The form of an entry. Shows errors at their fields and keeps the input after an error. */
export const EntryForm = ({ label, save, submit = words.save, actions, children }: EntryFormProps) => {
  const element = useRef<HTMLFormElement>(null)
  const saving = useUnsaved(element)
  const [failure, form, isBusy] = useSubmit<Failure | undefined>(async (_before, data) => {
    try {
      await saving(() => save(data))
      return undefined
    } catch (error) {
      return { error, summary: errorSummary(error) }
    }
  }, undefined)
  const { mayChange } = useAccess()
  const field: FieldOf = (name) => ({ id: name, name, error: fieldErrorOf(failure?.error, name) })
  return (
    <form ref={element} {...form} aria-label={label}>
      <Stack gap="lg">
        <ErrorSummary errors={failure?.summary ?? nothingWrong} />
        {/* Disables all fields of a page that can only be viewed. */}
        <fieldset disabled={!mayChange} className="contents">
          <Stack gap="lg">{children(field)}</Stack>
        </fieldset>
        {mayChange && (
          <FormActions>
            <Button type="submit" variant="primary" busy={isBusy}>
              {submit}
            </Button>
            {actions}
          </FormActions>
        )}
      </Stack>
    </form>
  )
}
