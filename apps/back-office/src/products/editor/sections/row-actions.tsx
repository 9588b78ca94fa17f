import { CloseIcon, IconButton } from '@vitrine/ui'
import { words } from '../../../words/words.ts'

interface RowActionsProps {
  readonly name: string
  readonly onUp: (() => void) | undefined
  readonly onRemove: () => void
}

/** Moves a row of a list up, or removes it. */
export const RowActions = ({ name, onUp, onRemove }: RowActionsProps) => (
  <span className="flex gap-1">
    {onUp && (
      <IconButton label={words.modifiers.moveUp(name)} onClick={onUp}>
        <span aria-hidden="true">↑</span>
      </IconButton>
    )}
    <IconButton label={words.modifiers.remove(name)} onClick={onRemove}>
      <CloseIcon />
    </IconButton>
  </span>
)
