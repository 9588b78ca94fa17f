import { useState } from 'react'
import { errorMessage } from '../../error-message.ts'
import { words } from '../../words/words.ts'
import { mediaTypeOf } from './media-type.ts'
import { uploadMedia, type UploadedMedia } from './upload-media.ts'

const { media: texts } = words
const bytesPerMegabyte = 1024 * 1024

/** A file that is being uploaded, waits for it, or could not be uploaded. */
export interface FileUpload {
  readonly id: number
  readonly name: string
  /** From 0 to 1. */
  readonly share: number
  readonly failure?: string
  readonly cancel: () => void
}

const reasonOf = (name: string, error: unknown): string =>
  error instanceof TypeError ? texts.failed(name) : texts.failedBecause(name, errorMessage(error))

/** Why a file is not sent at all. */
const problemOf = (file: File): string | undefined => {
  const type = mediaTypeOf(file)
  if (!type) return texts.wrongKind(file.name)
  return file.size > type.maxMegabytes * bytesPerMegabyte ? texts.tooLarge(file.name, type.maxMegabytes) : undefined
}

let lastId = 0

export interface UseUploads {
  readonly onUploaded: (media: UploadedMedia) => Promise<unknown>
  /** Is told of uploads while they run. */
  readonly track: (uploads: Promise<void>) => Promise<void>
}

/** Uploads files one after the other. Each one shows its progress and its own error. */
export const useUploads = ({ onUploaded, track }: UseUploads) => {
  const [uploads, setUploads] = useState<readonly FileUpload[]>([])
  const change = (id: number, changes: Partial<FileUpload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  const remove = (id: number) => setUploads((all) => all.filter((one) => one.id !== id))

  const send = async (id: number, file: File, signal: AbortSignal) => {
    try {
      const onProgress = (share: number) => change(id, { share })
      const uploaded = await uploadMedia({ file, type: mediaTypeOf(file)!, onProgress, signal })
      await onUploaded(uploaded)
      remove(id)
    } catch (error) {
      if (signal.aborted) remove(id)
      else change(id, { failure: reasonOf(file.name, error) })
    }
  }

  const start = async (files: readonly File[]) => {
    const waiting = files.map((file) => {
      const failure = problemOf(file)
      return { id: (lastId += 1), file, canceling: new AbortController(), ...(failure !== undefined && { failure }) }
    })
    setUploads((all) => [
      ...all,
      ...waiting.map(({ id, file: { name }, canceling, failure }) => ({
        id,
        name,
        share: 0,
        ...(failure !== undefined && { failure }),
        cancel: () => {
          canceling.abort()
          remove(id)
        },
      })),
    ])
    for (const { id, file, canceling, failure } of waiting)
      if (failure === undefined && !canceling.signal.aborted) await send(id, file, canceling.signal)
  }
  return { uploads, start: (files: readonly File[]) => void track(start(files)) }
}
