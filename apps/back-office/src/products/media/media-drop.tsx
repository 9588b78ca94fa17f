import { Alert, Button, ProgressBar } from '@vitrine/ui'
import { FileDrop } from '../../form/file-drop.tsx'
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
  const { uploads, start } = useUploads(props)
  return (
    <>
      <FileDrop
        title={texts.drop}
        hint={texts.dropHint}
        label={texts.choose}
        accept={acceptedFiles}
        onFiles={(files) => start([...files])}
      />
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
