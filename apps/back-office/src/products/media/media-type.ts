/** A file that can be uploaded as media of a product. */
export interface MediaType {
  readonly contentType: string
  readonly maxMegabytes: number
}

const images = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
const videos = ['video/mp4', 'video/webm']
/** Browsers don't know the type of 3D models. */
const modelEnding = '.glb'
const modelType = 'model/gltf-binary'

/** For the file field. */
export const acceptedFiles = [...images, ...videos, modelType, modelEnding].join(',')
export const acceptedImages = images.join(',')

/** Returns how a file is uploaded, if it can be. The server checks its content. */
export const mediaTypeOf = ({ name, type }: Pick<File, 'name' | 'type'>): MediaType | undefined => {
  if (images.includes(type) || videos.includes(type)) return { contentType: type, maxMegabytes: 100 }
  const isModel = type === modelType || name.toLowerCase().endsWith(modelEnding)
  return isModel ? { contentType: modelType, maxMegabytes: 30 } : undefined
}

export const isVideoType = ({ contentType }: MediaType): boolean => videos.includes(contentType)
