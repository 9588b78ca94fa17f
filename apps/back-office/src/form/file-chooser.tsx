import { FileButton } from './file-button.tsx'

interface FileChooserProps {
  /** Label of the button. */
  readonly label: string
  readonly size?: 'small'
  /** Types of files to choose from, as in HTML. Default: all. */
  readonly accept?: string
  readonly onFile: (file: File) => void
  /** The name of the chosen file, or that there is none. */
  readonly chosen?: string
}

/** A button that chooses a file of this device, and what was chosen. */
export const FileChooser = ({ onFile, chosen, ...button }: FileChooserProps) => (
  <div className="flex flex-wrap items-center gap-3">
    <FileButton {...button} onFiles={([file]) => onFile(file)} />
    {chosen !== undefined && <span className="min-w-0 break-words text-muted">{chosen}</span>}
  </div>
)
