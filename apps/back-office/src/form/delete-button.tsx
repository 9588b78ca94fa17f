import { AskButton } from '../confirm/confirm-button.tsx'
import { words } from '../words/en.ts'

interface DeleteButtonProps {
  /** What goes away. */
  readonly name: string
  /** What that means for the shop. */
  readonly hint: string
  readonly remove: () => Promise<unknown>
  /** Where the owner is afterwards. */
  readonly next: string
}

/** Deletes one thing, after asking. */
export const DeleteButton = ({ name, hint, remove, next }: DeleteButtonProps) => (
  <AskButton
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
