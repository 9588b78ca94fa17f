import { ApiError, type SecureFile } from '@vitrine/client'
import { ownerHeaders } from '../../shop.ts'

export interface Upload {
  readonly file: File
  /** Reports the uploaded share, from 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

interface UploadResponse {
  readonly file: SecureFile
  readonly message?: string
}

const readResponse = (request: XMLHttpRequest): UploadResponse => {
  try {
    return JSON.parse(request.responseText) as UploadResponse
  } catch {
    return {} as UploadResponse
  }
}

/** Uploads a file for sale. Only `XMLHttpRequest` reports upload progress. */
export const uploadSecureFile = async ({ file, onProgress, signal }: Upload): Promise<SecureFile> => {
  const headers = await ownerHeaders()
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/vitrine/v1/secure-files?${new URLSearchParams({ fileName: file.name })}`)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total))
    request.addEventListener('load', () => {
      const response = readResponse(request)
      if (request.status === 200) resolve(response.file)
      else reject(new ApiError(response.message ?? '', { status: request.status }))
    })
    request.addEventListener('error', () => reject(new TypeError('The connection was lost.')))
    request.addEventListener('abort', () => reject(new DOMException('The upload was canceled.', 'AbortError')))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}
