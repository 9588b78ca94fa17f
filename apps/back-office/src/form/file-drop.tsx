import { joinClasses } from '@vitrine/ui'
import { useState, type DragEvent } from 'react'
import { FileButton } from './file-button.tsx'

interface FileDropProps {
  readonly title: string
  /** Which files are accepted, or the progress of those that were chosen. Changes are announced. */
  readonly hint: string
  /** Label of the button that chooses files instead. */
  readonly label: string
  readonly accept: string
  readonly busy?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** An area for files that are dropped on it or chosen. */
export const FileDrop = ({ title, hint, label, accept, busy = false, onFiles }: FileDropProps) => {
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(files)
  }
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={joinClasses(
        'grid justify-items-center gap-2 rounded-md border border-dashed px-4 py-6 text-center transition-colors',
        isOver ? 'border-accent bg-accent-soft' : 'border-edge',
      )}
    >
      <p>{title}</p>
      <p className="text-sm text-muted" role="status">
        {hint}
      </p>
      <FileButton size="small" label={label} accept={accept} multiple busy={busy} onFiles={onFiles} />
    </div>
  )
}
