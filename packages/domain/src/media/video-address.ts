/** The addresses of videos that products show: pages of video hosts, and files. */

/** A video that its host plays in a frame. */
export interface VideoEmbed {
  readonly provider: 'YOUTUBE' | 'VIMEO'
  readonly videoId: string
  /** The address of the frame, which sets no cookies before the video is played. */
  readonly url: string
}

export type VideoAddress =
  | { readonly kind: 'embed'; readonly url: string; readonly embed: VideoEmbed }
  | { readonly kind: 'file'; readonly url: string; readonly format: 'mp4' | 'webm' }

/** Why an address that looks like that of a video can't be used. */
export type VideoProblem = 'NOT_A_VIDEO_PAGE' | 'NOT_SECURE'

const youtubeHosts: ReadonlySet<string> = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
  'youtu.be',
])
const vimeoHosts: ReadonlySet<string> = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'])

/** YouTube IDs have 11 characters. */
const youtubePath = /^\/(?:embed|shorts|live|v)\/([\w-]{11})\/?$/

const youtubeIdOf = ({ hostname, pathname, searchParams }: URL): string | undefined => {
  const named =
    hostname === 'youtu.be'
      ? pathname.slice(1)
      : pathname === '/watch'
        ? searchParams.get('v')
        : youtubePath.exec(pathname)?.[1]
  return named && /^[\w-]{11}$/.test(named) ? named : undefined
}

/** A number, and the key of an unlisted video. */
const vimeoPath = /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{1,12})(?:\/([0-9a-f]{6,20}))?\/?$/

const readYoutube = (url: URL): VideoAddress | undefined => {
  const videoId = youtubeIdOf(url)
  return videoId === undefined
    ? undefined
    : {
        kind: 'embed',
        url: `https://www.youtube.com/watch?v=${videoId}`,
        embed: { provider: 'YOUTUBE', videoId, url: `https://www.youtube-nocookie.com/embed/${videoId}` },
      }
}

const readVimeo = ({ pathname, searchParams }: URL): VideoAddress | undefined => {
  const [, videoId, keyInPath] = vimeoPath.exec(pathname) ?? []
  if (videoId === undefined) return undefined
  const inQuery = searchParams.get('h')
  const key = keyInPath ?? (inQuery && /^[0-9a-f]{6,20}$/.test(inQuery) ? inQuery : undefined)
  return {
    kind: 'embed',
    url: `https://vimeo.com/${videoId}${key === undefined ? '' : `/${key}`}`,
    embed: {
      provider: 'VIMEO',
      videoId,
      url: `https://player.vimeo.com/video/${videoId}?dnt=1${key === undefined ? '' : `&h=${key}`}`,
    },
  }
}

/**
 * Reads the address of a video. `undefined` if it is that of something else. Pages of YouTube and Vimeo are normalized;
 * files have to end with `.mp4` or `.webm`, and to be sent encrypted, because browsers block others on encrypted pages.
 */
export const readVideoAddress = (address: string): VideoAddress | VideoProblem | undefined => {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (!['http:', 'https:'].includes(url.protocol)) return undefined
  if (youtubeHosts.has(url.hostname)) return readYoutube(url) ?? 'NOT_A_VIDEO_PAGE'
  if (vimeoHosts.has(url.hostname)) return readVimeo(url) ?? 'NOT_A_VIDEO_PAGE'
  const [, format] = /\.(mp4|webm)$/i.exec(url.pathname) ?? []
  if (format === undefined) return undefined
  return url.protocol === 'https:'
    ? { kind: 'file', url: address, format: format.toLowerCase() as 'mp4' | 'webm' }
    : 'NOT_SECURE'
}

/** Returns how the host of a video plays it, if the address is that of its page. */
export const embedOf = (address: string): VideoEmbed | undefined => {
  const read = readVideoAddress(address)
  return typeof read === 'object' && read.kind === 'embed' ? read.embed : undefined
}
