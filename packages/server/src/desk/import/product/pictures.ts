import type { MediaRecord } from '@vitrine/domain/catalog/product.ts'
import { sendOutbound } from '../../../ground/outbound/outbound.ts'
import type { AddressPolicy } from '../../../ground/outbound/public-address.ts'
import { storeMedia } from '../../../ground/media/files.ts'
import { InvalidRequest } from '../../../ground/base/refusal.ts'

const timeoutMs = 10_000
const mostBytes = 20 * 1024 * 1024
const maxRedirects = 3

/** Downloads a picture; returns `undefined` if that fails. */
export type PictureFetcher = (url: string) => Promise<MediaRecord | undefined>

const download = async (url: string, reach: AddressPolicy, redirects = 0): Promise<Uint8Array> => {
  const headers = { accept: 'image/webp,image/avif,image/jpeg,image/png,image/gif' }
  const answer = await sendOutbound(url, { method: 'GET', headers, timeoutMs, maxBytes: mostBytes, reach })
  if (answer.location !== undefined && answer.status >= 300 && answer.status < 400) {
    if (redirects === maxRedirects) throw new Error('too many redirects')
    return download(new URL(answer.location, url).href, reach, redirects + 1)
  }
  if (answer.status !== 200) throw new Error(`the answer was ${answer.status}`)
  return answer.body
}

export interface FetchingPictures {
  readonly context: Parameters<typeof storeMedia>[0]
  readonly siteId: string
  readonly reach: AddressPolicy
  /** Called for each picture that keeps its URL. */
  readonly onFailure: (url: string, reason: string) => void
}

const reasonOf = (error: unknown): string => {
  if (error instanceof InvalidRequest) return error.violations.map(({ description }) => `it ${description}`).join('; ')
  return error instanceof Error ? error.message : String(error)
}

/** Creates a downloader that stores pictures. Tries each once; failures never stop an import. */
export const createPictureFetcher = ({ context, siteId, reach, onFailure }: FetchingPictures): PictureFetcher => {
  const known = new Map<string, Promise<MediaRecord | undefined>>()
  const bring = async (url: string): Promise<MediaRecord | undefined> => {
    try {
      const bytes = await download(url, reach)
      const filename = decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '').slice(0, 200) || 'picture'
      const { id, kind, width, height } = await storeMedia(context, { siteId, bytes, filename })
      return { id, kind, width, height }
    } catch (error) {
      onFailure(url, reasonOf(error))
      return undefined
    }
  }
  return (url) => {
    const picture = known.get(url) ?? bring(url)
    known.set(url, picture)
    return picture
  }
}
