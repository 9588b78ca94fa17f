const bytesPerGuid = 16

/** Many GUIDs in one buffer outside the heap. */
export interface Guids {
  readonly length: number
  readonly bytes: Buffer
}

const pack = (guid: string): Buffer => Buffer.from(guid.replaceAll('-', ''), 'hex')

/** Reads a GUID. */
export const readGuid = ({ bytes }: Guids, index: number): string => {
  const hex = bytes.toString('hex', index * bytesPerGuid, (index + 1) * bytesPerGuid)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Returns the position of a GUID, or a negative number if it is absent. */
export const placeOfGuid = ({ bytes }: Guids, guid: string): number => {
  const packed = pack(guid)
  if (packed.length !== bytesPerGuid) return -1
  for (let at = bytes.indexOf(packed); at >= 0; at = bytes.indexOf(packed, at + 1))
    if (at % bytesPerGuid === 0) return at / bytesPerGuid
  return -1
}

/** Collects GUIDs one by one. */
export const createGuidWriting = () => {
  let bytes = Buffer.alloc(16 * bytesPerGuid)
  let length = 0
  return {
    add: (guid: string): void => {
      if ((length + 1) * bytesPerGuid > bytes.length) bytes = Buffer.concat([bytes, Buffer.alloc(bytes.length)])
      pack(guid).copy(bytes, length * bytesPerGuid)
      length += 1
    },
    all: (): Guids => ({ length, bytes: Buffer.from(bytes.subarray(0, length * bytesPerGuid)) }),
  }
}
