import { Button } from '@vitrine/ui'
import { words } from '../words/words.ts'

const { design: texts } = words

interface RowToolsProps {
  /** Accessible name of the row. */
  readonly name: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (by: 1 | -1) => void
  /** Absent if the row must stay. */
  readonly onRemove: (() => void) | undefined
}

/** Buttons to move or remove a row. */
export const RowTools = ({ name, isFirst, isLast, onMove, onRemove }: RowToolsProps) => (
  <span className="flex gap-1">
    <Button
      type="button"
      size="small"
      variant="quiet"
      aria-label={texts.up(name)}
      disabled={isFirst}
      onClick={() => onMove(-1)}
    >
      ↑
    </Button>
    <Button
      type="button"
      size="small"
      variant="quiet"
      aria-label={texts.down(name)}
      disabled={isLast}
      onClick={() => onMove(1)}
    >
      ↓
    </Button>
    {onRemove && (
      <Button type="button" size="small" variant="quiet" aria-label={texts.removeOf(name)} onClick={onRemove}>
        ×
      </Button>
    )}
  </span>
)
