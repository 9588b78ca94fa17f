import { createHash } from 'node:crypto'
import type { MediaRecord } from '@vitrine/domain/catalog/product.ts'
import { readVideoAddress, type VideoAddress, type VideoProblem } from '@vitrine/domain/media/video-address.ts'

const endings = /\.(jpe?g|png|webp|avif|gif|svg)$/i

const noPictures = /\.(mp4|m4v|webm|mov|avi|mkv|ogv|mp3|m4a|wav|ogg|pdf|zip|glb|gltf|usdz|obj|stl)$/i

/** Whether a URL, judging by its extension, points to something other than a picture. */
const isNoPicture = (url: string): boolean => noPictures.test(new URL(url).pathname)

const hashOf = (url: string): string => createHash('sha256').update(url).digest('hex').slice(0, 24)

/** Returns an external picture. It is not copied, so its size is unknown. */
export const externalPicture = (url: string): MediaRecord => {
  const ending = endings.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? 'jpg'
  return { id: `import_${hashOf(url)}.${ending}`, kind: 'image', width: 0, height: 0, url }
}

const idOfVideo = (video: VideoAddress): string =>
  video.kind === 'embed'
    ? `${video.embed.provider.toLowerCase()}_${video.embed.videoId}`
    : `import_${hashOf(video.url)}.${video.format}`

const problems: Record<VideoProblem, string> = {
  NOT_A_VIDEO_PAGE: 'is not the address of a single video',
  NOT_SECURE: 'must begin with https for a video, because browsers block others',
}

/** Returns a video at an address that was read before. */
export const externalVideo = (url: string, now: Date): MediaRecord => {
  const media = externalMedia(url, now)
  if (typeof media === 'string') throw new TypeError(`${url} ${media}`)
  return media
}

/**
 * Returns a picture or video at an address, which is not copied, or why the store can't show it. Videos are pages of
 * YouTube and Vimeo, or files.
 */
export const externalMedia = (url: string, now: Date): MediaRecord | string => {
  const video = readVideoAddress(url)
  if (typeof video === 'string') return problems[video]
  if (video) {
    const size = { width: 0, height: 0 }
    return { id: idOfVideo(video), kind: 'video', ...size, url: video.url, addedDate: now.toISOString() }
  }
  return isNoPicture(url)
    ? 'must be the address of a picture, of a video (.mp4, .webm), or of its page at YouTube or Vimeo; upload others'
    : externalPicture(url)
}
