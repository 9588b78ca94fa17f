import { Button, showToast, TextField } from '@vitrine/ui'
import { useRef, useState } from 'react'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { errorMessage } from '../error-message.ts'
import { fieldErrorOf } from '../form/field-errors.ts'
import { textIn } from '../form/read-fields.ts'
import { useDone, useTakeBack } from '../form/use-done.ts'
import { words } from '../words/words.ts'
import type { Named } from './named-kind.ts'

const { named: texts } = words

interface NameFieldProps {
  readonly label: string
  readonly maxLength: number
  readonly name?: string
  readonly failure: unknown
}

const NameField = ({ label, maxLength, name = '', failure }: NameFieldProps) => (
  <TextField
    label={label}
    name="name"
    defaultValue={name}
    maxLength={maxLength}
    error={fieldErrorOf(failure, 'name')}
    required
    autoFocus
  />
)

interface AddNamedProps {
  readonly words: { readonly add: string; readonly name: string }
  readonly hint: string
  readonly maxLength: number
  readonly create: (name: string) => Promise<unknown>
}

/** Adds an entity, in a dialog. */
export const AddNamed = ({ words: own, hint, maxLength, create }: AddNamedProps) => (
  <ConfirmButton
    button={{ variant: 'primary' }}
    label={own.add}
    title={own.add}
    hint={hint}
    confirm={own.add}
    variant="primary"
    done={(form) => words.added(textIn(form, 'name'))}
    act={async (form) => void (await create(textIn(form, 'name')))}
  >
    {(failure) => <NameField label={own.name} maxLength={maxLength} failure={failure} />}
  </ConfirmButton>
)

interface RenameNamedProps {
  readonly one: Named
  readonly label: string
  readonly maxLength: number
  /** Renames it, and returns its new revision. */
  readonly rename: (one: Pick<Named, 'id' | 'revision'>, name: string) => Promise<{ readonly revision: string }>
}

/** Renames an entity, in a dialog. The toast offers to undo it. */
export const RenameNamed = ({ one, label, maxLength, rename }: RenameNamedProps) => {
  const takeBack = useTakeBack()
  const renamed = useRef<string>(undefined)
  const undo = () => rename({ id: one.id, revision: renamed.current ?? one.revision }, one.name)
  return (
    <ConfirmButton
      button={{ size: 'small', 'aria-label': texts.renameOne(one.name) }}
      label={texts.rename}
      title={texts.renameOne(one.name)}
      hint={texts.renameHint(one.products)}
      confirm={texts.rename}
      variant="primary"
      done={(form) => ({ message: texts.renamed(textIn(form, 'name')), onUndo: () => void takeBack(undo) })}
      act={async (form) => {
        renamed.current = (await rename(one, textIn(form, 'name'))).revision
      }}
    >
      {(failure) => <NameField label={label} maxLength={maxLength} name={one.name} failure={failure} />}
    </ConfirmButton>
  )
}

interface DeleteNamedProps {
  readonly one: Named
  readonly remove: () => Promise<unknown>
  /** Creates it again, if nothing had it. */
  readonly restore: () => Promise<unknown>
}

/** Deletes an entity. If products have it, a dialog says how many; otherwise the toast offers to undo it. */
export const DeleteNamed = ({ one, remove, restore }: DeleteNamedProps) => {
  const done = useDone()
  const [isBusy, setBusy] = useState(false)
  const button = { size: 'small', variant: 'quiet', 'aria-label': texts.deleteOne(one.name) } as const
  const removeUnused = async () => {
    setBusy(true)
    try {
      await remove()
      await done({ message: words.deleted(one.name), undo: restore })
    } catch (error) {
      showToast({ message: errorMessage(error) })
    } finally {
      setBusy(false)
    }
  }
  if (one.products === 0)
    return (
      <Button type="button" {...button} busy={isBusy} onClick={() => void removeUnused()}>
        {words.delete}
      </Button>
    )
  return (
    <ConfirmButton
      button={button}
      title={words.deleteTitle(one.name)}
      hint={texts.deleteHint(one.products)}
      confirm={words.delete}
      variant="critical"
      done={words.deleted(one.name)}
      act={async () => void (await remove())}
    />
  )
}
