/** The size of a video, and a picture of it. */
export interface VideoDescription {
  readonly width: number
  readonly height: number
  readonly frame: Blob | undefined
}

/** The picture is not the first one, which is black in many videos. */
const frameSeconds = 1
const patienceMs = 10_000

const once = (element: HTMLVideoElement, name: 'loadedmetadata' | 'seeked'): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The video did not respond: ${name}.`)), patienceMs)
    const settle = (act: () => void) => () => {
      clearTimeout(timer)
      act()
    }
    element.addEventListener(name, settle(resolve), { once: true })
    element.addEventListener(
      'error',
      settle(() => reject(new Error('The video cannot be played.'))),
      { once: true },
    )
  })

const drawFrame = async (video: HTMLVideoElement): Promise<Blob | undefined> => {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const frame = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
  return frame ?? undefined
}

/** Describes a video in the browser. `undefined` if the browser cannot play it. */
export const describeVideo = async (file: File): Promise<VideoDescription | undefined> => {
  const url = URL.createObjectURL(file)
  const video = document.createElement('video')
  video.muted = true
  video.preload = 'auto'
  try {
    const loaded = once(video, 'loadedmetadata')
    video.src = url
    await loaded
    const sought = once(video, 'seeked')
    video.currentTime = Math.min(frameSeconds, video.duration / 2)
    await sought
    return { width: video.videoWidth, height: video.videoHeight, frame: await drawFrame(video) }
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(url)
  }
}
