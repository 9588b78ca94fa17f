import { responseError, type ErrorResponse } from '../../errors/response-error.ts'
import { ownerHeaders } from '../../session/session.ts'

export interface PostedFile {
  /** Path and query of the request. */
  readonly path: string
  readonly file: Blob
  readonly contentType: string
  /** Reports the uploaded share, from 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

const readResponse = (request: XMLHttpRequest): ErrorResponse => {
  try {
    return JSON.parse(request.responseText) as ErrorResponse
  } catch {
    return {}
  }
}

/** Uploads a file. Only `XMLHttpRequest` reports upload progress. */
export const postFile = async <Response>({
  path,
  file,
  contentType,
  onProgress,
  signal,
}: PostedFile): Promise<Response> => {
  const headers = await ownerHeaders()
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.setRequestHeader('content-type', contentType)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total))
    request.addEventListener('load', () => {
      const response = readResponse(request)
      if (request.status === 200) resolve(response as Response)
      else reject(responseError(request.status, response))
    })
    request.addEventListener('error', () => reject(new TypeError('The connection was lost.')))
    request.addEventListener('abort', () => reject(new DOMException('The upload was canceled.', 'AbortError')))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}
