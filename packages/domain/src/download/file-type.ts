import type { SecureFileType } from '@vitrine/contract/calls/orders/digital-goods.ts'

/** File extensions by type. All others are documents. */
const endings: Readonly<Record<SecureFileType, readonly string[]>> = {
  SECURE_PICTURE: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'tif', 'tiff', 'svg', 'heic', 'psd', 'bmp'],
  SECURE_VIDEO: ['mp4', 'webm', 'mov', 'mkv', 'avi', 'm4v', 'wmv', 'mpeg', 'mpg'],
  SECURE_MUSIC: ['mp3', 'wav', 'flac', 'ogg', 'oga', 'm4a', 'aac', 'aiff', 'mid', 'midi', 'opus'],
  SECURE_ARCHIVE: ['zip', 'rar', '7z', 'tar', 'gz', 'tgz', 'bz2', 'xz'],
  SECURE_DOCUMENT: [],
}

const isOfKind = ([, known]: [string, readonly string[]], ending: string): boolean => known.includes(ending)

/** Returns the type of a file by its extension. */
export const fileTypeOf = (fileName: string): SecureFileType => {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  const kind = Object.entries(endings).find((entry) => isOfKind(entry, ending))
  return (kind?.[0] as SecureFileType | undefined) ?? 'SECURE_DOCUMENT'
}

const forbidden = /[\\/:*?"<>|\p{Cc}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu

/** Returns a safe file name, without folders, characters that systems reject, or bidirectional controls. */
export const safeFileName = (name: string): string => {
  const plain = name.replaceAll(forbidden, '_').trim().replace(/^\.+/, '')
  return [...plain].slice(0, 200).join('') || 'file'
}
