import { isVideoType, type MediaType } from './media-type.ts'
import { postFile, type PostedFile } from './post-file.ts'
import { describeVideo } from './video-frame.ts'

export interface UploadedMedia {
  readonly id: string
  readonly kind: 'image' | 'video' | 'model'
  readonly url: string
}

type Upload = Pick<PostedFile, 'onProgress' | 'signal'> & { readonly file: File; readonly type: MediaType }

const post = async (
  file: Blob,
  query: Readonly<Record<string, string>>,
  rest: Omit<PostedFile, 'path' | 'file'>,
): Promise<UploadedMedia> => {
  const path = `/vitrine/v1/media?${new URLSearchParams(query)}`
  return (await postFile<{ media: UploadedMedia }>({ ...rest, file, path })).media
}

/** The size of a video, and its preview image, which is uploaded first. */
const queryOf = async ({ file, signal }: Upload): Promise<Readonly<Record<string, string>>> => {
  const described = await describeVideo(file)
  if (!described) return {}
  const { width, height, frame } = described
  const poster =
    frame &&
    (await post(
      frame,
      { filename: `${file.name}.jpg` },
      { contentType: 'image/jpeg', onProgress: () => undefined, signal },
    ))
  return { width: String(width), height: String(height), ...(poster && { posterId: poster.id }) }
}

/** Uploads an image, video or 3D model. A video gets a preview image. */
export const uploadMedia = async (upload: Upload): Promise<UploadedMedia> => {
  const { file, type, onProgress, signal } = upload
  const query = isVideoType(type) ? await queryOf(upload) : {}
  return post(file, { filename: file.name, ...query }, { contentType: type.contentType, onProgress, signal })
}
