import { Alert, Button } from '@vitrine/ui'
import { useState } from 'react'
import { errorMessage } from '../../error-message.ts'
import { FileButton } from '../../form/file-button.tsx'
import { FieldGroup } from '../../page/section.tsx'
import { words } from '../../words/words.ts'
import { acceptedImages, mediaTypeOf } from './media-type.ts'
import { uploadMedia } from './upload-media.ts'

const { media: texts } = words

interface Poster {
  readonly id: string
  readonly url: string
}

interface PosterFieldProps {
  /** URL of the preview image. */
  readonly url: string | undefined
  readonly onChange: (poster: Poster | undefined) => void
}

/** The preview image of a video or 3D model. */
export const PosterField = ({ url, onChange }: PosterFieldProps) => {
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const upload = async (file: File) => {
    const type = mediaTypeOf(file)
    if (!type?.contentType.startsWith('image/')) return setFailure(texts.wrongKind(file.name))
    setBusy(true)
    try {
      const { signal } = new AbortController()
      onChange(await uploadMedia({ file, type, onProgress: () => undefined, signal }))
      setFailure(undefined)
    } catch (error) {
      setFailure(errorMessage(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <FieldGroup title={texts.poster} hint={texts.posterHint}>
      {url !== undefined ? (
        <img src={url} alt="" className="max-h-40 w-fit rounded-md" />
      ) : (
        <p className="text-sm text-muted">{texts.noPoster}</p>
      )}
      {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
      <div className="flex flex-wrap gap-2">
        <FileButton
          size="small"
          label={texts.choosePoster}
          accept={acceptedImages}
          busy={isBusy}
          onFiles={([file]) => void upload(file)}
        />
        {url !== undefined && (
          <Button type="button" size="small" variant="quiet" onClick={() => onChange(undefined)}>
            {texts.removePoster}
          </Button>
        )}
      </div>
    </FieldGroup>
  )
}
