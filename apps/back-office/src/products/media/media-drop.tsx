import { Alert, Button, joinClasses, ProgressBar } from '@vitrine/ui'
import { useRef, useState, type DragEvent } from 'react'
import { words } from '../../words/words.ts'
import { acceptedFiles } from './media-type.ts'
import { useUploads, type FileUpload, type UseUploads } from './use-uploads.ts'

const { media: texts } = words

const Upload = ({ upload: { name, share, failure, cancel } }: { upload: FileUpload }) => (
  <li className="grid gap-1">
    {failure === undefined ? (
      <ProgressBar label={texts.uploading(name)} value={share * 100} detail={`${Math.floor(share * 100)} %`} />
    ) : (
      <Alert tone="critical">{failure}</Alert>
    )}
    <p>
      <Button type="button" size="small" variant="quiet" onClick={cancel}>
        {failure === undefined ? texts.cancel : texts.dismiss}
      </Button>
    </p>
  </li>
)

/** Uploads dropped or selected files, with progress and errors by file. */
export const MediaDrop = (props: UseUploads) => {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { uploads, start } = useUploads(props)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    start([...event.dataTransfer.files])
  }
  return (
    <>
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
        <p>{texts.drop}</p>
        <p className="text-sm text-muted">{texts.dropHint}</p>
        <Button type="button" size="small" onClick={() => input.current?.click()}>
          {texts.choose}
        </Button>
        <input
          ref={input}
          type="file"
          aria-label={texts.choose}
          hidden
          multiple
          accept={acceptedFiles}
          onChange={(event) => {
            start([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </div>
      {uploads.length > 0 && (
        <ul className="grid list-none gap-3 p-0" aria-live="polite">
          {uploads.map((upload) => (
            <Upload key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </>
  )
}
