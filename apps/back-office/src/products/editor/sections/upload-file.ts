import type { SecureFile } from '@vitrine/client'
import { postFile, type PostedFile } from '../../media/post-file.ts'

export interface Upload extends Pick<PostedFile, 'onProgress' | 'signal'> {
  readonly file: File
}

/** Uploads a file for sale. */
export const uploadSecureFile = async ({ file, ...upload }: Upload): Promise<SecureFile> => {
  const path = `/vitrine/v1/secure-files?${new URLSearchParams({ fileName: file.name })}`
  const sent = { ...upload, file, path, contentType: 'application/octet-stream' }
  return (await postFile<{ file: SecureFile }>(sent)).file
}
