import { Alert, Button } from '@vitrine/ui'
import { useRef, useState } from 'react'
import { errorMessage } from '../../error-message.ts'
import { FieldGroup } from '../../page/section.tsx'
import { words } from '../../words/en.ts'
import { acceptedImages, mediaTypeOf } from './media-type.ts'
import { uploadMedia } from './upload-media.ts'

const { media: texts } = words

interface Poster {
  readonly id: string
  readonly url: string
}

interface PosterFieldProps {
  /** The preview image before. */
  readonly poster: { readonly url: string } | undefined
  /** Name of the field that has the ID of another image, or is empty if it was removed. */
  readonly name: string
}

/** The preview image of a video or 3D model. The form only has the field if it was changed. */
export const PosterField = ({ poster, name }: PosterFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [changed, setChanged] = useState<Poster | null>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const shown = changed === undefined ? poster : changed
  const upload = async (file: File) => {
    const type = mediaTypeOf(file)
    if (!type?.contentType.startsWith('image/')) return setFailure(texts.wrongKind(file.name))
    setBusy(true)
    try {
      const { signal } = new AbortController()
      setChanged(await uploadMedia({ file, type, onProgress: () => undefined, signal }))
      setFailure(undefined)
    } catch (error) {
      setFailure(errorMessage(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <FieldGroup title={texts.poster} hint={texts.posterHint}>
      {changed !== undefined && <input type="hidden" name={name} value={changed?.id ?? ''} />}
      {shown ? (
        <img src={shown.url} alt="" className="max-h-40 w-fit rounded-md" />
      ) : (
        <p className="text-sm text-muted">{texts.noPoster}</p>
      )}
      {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
      <p className="flex flex-wrap gap-2">
        <Button type="button" size="small" busy={isBusy} onClick={() => input.current?.click()}>
          {texts.choosePoster}
        </Button>
        {shown && (
          <Button type="button" size="small" variant="quiet" onClick={() => setChanged(null)}>
            {texts.removePoster}
          </Button>
        )}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.choosePoster}
        accept={acceptedImages}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void upload(file)
        }}
      />
    </FieldGroup>
  )
}
