import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { words } from '../words/words.ts'

interface DeleteButtonProps {
  /** Name of the entry. */
  readonly name: string
  /** Consequences of the deletion. */
  readonly hint: string
  readonly remove: () => Promise<unknown>
  /** Where to go afterwards. */
  readonly next: string
}

/** Deletes an entry after confirmation. */
export const DeleteButton = ({ name, hint, remove, next }: DeleteButtonProps) => (
  <ConfirmButton
    button={{ variant: 'quiet' }}
    title={words.deleteTitle(name)}
    hint={hint}
    confirm={words.delete}
    variant="critical"
    done={words.deleted(name)}
    act={async () => {
      await remove()
      return next
    }}
  />
)
