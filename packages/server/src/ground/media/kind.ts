/** The accepted file types by content type, with the extension of their IDs. */
export const mediaKinds = {
  'image/jpeg': { ending: 'jpg', kind: 'image' },
  'image/png': { ending: 'png', kind: 'image' },
  'image/webp': { ending: 'webp', kind: 'image' },
  'image/avif': { ending: 'avif', kind: 'image' },
  'image/gif': { ending: 'gif', kind: 'image' },
  'video/mp4': { ending: 'mp4', kind: 'video' },
  'video/webm': { ending: 'webm', kind: 'video' },
  'model/gltf-binary': { ending: 'glb', kind: 'model' },
} as const satisfies Record<string, { readonly ending: string; readonly kind: 'image' | 'video' | 'model' }>

export type MediaType = keyof typeof mediaKinds

export const mediaTypes = Object.keys(mediaKinds) as MediaType[]

/** The signatures of file types; `.` is any byte. The first match counts. */
const beginnings: readonly (readonly [RegExp, MediaType])[] = [
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^\x89PNG\r\n.\n/s, 'image/png'],
  [/^GIF8[79]a/, 'image/gif'],
  [/^RIFF.{4}WEBP/s, 'image/webp'],
  [/^.{4}ftypavi[fs]/s, 'image/avif'],
  [/^.{4}ftyp(iso[m2-9]|mp4[12]|avc1|M4V |MSNV|dash|mmp4|f4v )/s, 'video/mp4'],
  [/^.E\xdf\xa3.{0,60}B\x82.{1,8}webm/s, 'video/webm'],
  [/^glTF/, 'model/gltf-binary'],
]

/** Detects the type of a file by its first bytes, regardless of its name and declared type. */
export const mediaTypeOf = (bytes: Uint8Array): MediaType | undefined => {
  const begins = Buffer.from(bytes.subarray(0, 96)).toString('latin1')
  return beginnings.find(([pattern]) => pattern.test(begins))?.[1]
}
