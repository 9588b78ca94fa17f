import type { SecureFile } from '@vitrine/client'
import { Alert, Badge, Button, Card, ProgressBar, Stack } from '@vitrine/ui'
import { useState } from 'react'
import { FileChooser } from '../../../form/file-chooser.tsx'
import { errorMessage } from '../../../error-message.ts'
import { words } from '../../../words/words.ts'
import type { Editor } from '../use-editor.ts'
import { fileSize } from './file-size.ts'
import type { SectionProps } from './section-props.ts'
import { uploadSecureFile } from './upload-file.ts'

const { downloads: texts } = words
const maxBytes = 2 * 1024 ** 3

/** Validates a file before the upload. */
const validateFile = ({ name, size }: File): string | undefined => {
  if (size > maxBytes) return texts.tooLarge(name)
  return size === 0 ? texts.empty(name) : undefined
}

interface Sending {
  readonly name: string
  readonly share: number
  readonly stop: () => void
}

/** Uploads one file at a time with progress and errors. */
const useUpload = ({ track, change }: Editor) => {
  const [sending, setSending] = useState<Sending>()
  const [failure, setFailure] = useState<string>()
  const send = async (file: File) => {
    const complaint = validateFile(file)
    setFailure(complaint)
    if (complaint !== undefined) return
    const stopping = new AbortController()
    const { name } = file
    const onProgress = (share: number) => setSending({ name, share, stop: () => stopping.abort() })
    onProgress(0)
    try {
      change({ file: await track(uploadSecureFile({ file, onProgress, signal: stopping.signal })) })
    } catch (error) {
      if (stopping.signal.aborted) return
      setFailure(error instanceof TypeError ? texts.uploadFailed(name) : errorMessage(error))
    } finally {
      setSending(undefined)
    }
  }
  return { sending, failure, send }
}

const Shown = ({ file: { fileName, fileSize: bytes, fileType } }: { file: SecureFile }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <span className="min-w-0 font-medium break-words">{fileName}</span>
    <Badge tone="neutral">{texts.kinds[fileType]}</Badge>
    <span className="text-sm text-muted">{fileSize(Number(bytes))}</span>
  </p>
)

const Progress = ({ sending: { name, share, stop } }: { sending: Sending }) => (
  <div className="grid gap-2">
    <ProgressBar label={texts.uploading(name)} value={share * 100} detail={`${Math.floor(share * 100)} %`} />
    <p>
      <Button type="button" size="small" variant="quiet" onClick={stop}>
        {texts.cancelUpload}
      </Button>
    </p>
  </div>
)

/** The file of a digital product. The product's form saves it. */
export const FileSection = ({ editor }: SectionProps) => {
  const {
    change,
    draft: { file },
  } = editor
  const { sending, failure, send } = useUpload(editor)
  return (
    <Card as="section" appearance="framed" title={texts.file} level={2}>
      <Stack>
        {file ? <Shown file={file} /> : <p className="text-muted">{texts.noFile}</p>}
        <p className="text-sm text-muted">{texts.fileHint}</p>
        {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
        {sending ? (
          <Progress sending={sending} />
        ) : (
          <p className="flex flex-wrap gap-2">
            <FileChooser label={file ? texts.replace : texts.choose} onFile={(chosen) => void send(chosen)} />
            {file && (
              <Button type="button" variant="quiet" onClick={() => change({ file: null })}>
                {texts.remove}
              </Button>
            )}
          </p>
        )}
      </Stack>
    </Card>
  )
}
