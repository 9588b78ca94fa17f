import { Button, ErrorSummary, FormActions, Stack, useSubmit, type FieldError } from '@vitrine/ui'
import { useRef, type ReactNode } from 'react'
import { words } from '../words/en.ts'
import { complaintOf, summaryOf } from './field-errors.ts'
import { useUnsaved } from './unsaved.ts'

/** Ties a field to its name in the call: its id, its name, and what the server says of it. */
export type FieldOf = (name: string) => { id: string; name: string; error: string | undefined }

interface EntryFormProps {
  /** What the form is for, to those who only hear it. */
  readonly label: string
  /** Reads and saves what was typed; what it throws is shown at the fields. */
  readonly save: (form: FormData) => Promise<unknown>
  /** The word on the button; “Save” unless told. */
  readonly submit?: string
  /** Beside the button: the way back, or a way to delete. */
  readonly actions?: ReactNode
  readonly children: (field: FieldOf) => ReactNode
}

interface Failure {
  readonly error: unknown
  readonly summary: readonly FieldError[]
}

const nothingWrong: readonly FieldError[] = []

/** A form of one thing: says at each field what is wrong with it, and keeps what was typed. */
export const EntryForm = ({ label, save, submit = words.save, actions, children }: EntryFormProps) => {
  const element = useRef<HTMLFormElement>(null)
  const saving = useUnsaved(element)
  const [failure, form, isBusy] = useSubmit<Failure | undefined>(async (_before, data) => {
    try {
      await saving(() => save(data))
      return undefined
    } catch (error) {
      return { error, summary: summaryOf(error) }
    }
  }, undefined)
  const field: FieldOf = (name) => ({ id: name, name, error: complaintOf(failure?.error, name) })
  return (
    <form ref={element} {...form} aria-label={label}>
      <Stack gap="lg">
        <ErrorSummary errors={failure?.summary ?? nothingWrong} />
        {children(field)}
        <FormActions>
          <Button type="submit" variant="primary" busy={isBusy}>
            {submit}
          </Button>
          {actions}
        </FormActions>
      </Stack>
    </form>
  )
}
