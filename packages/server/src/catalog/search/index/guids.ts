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

/** Returns the positions of several GUIDs. */
export const placesOfGuids = ({ length, bytes }: Guids, guids: readonly string[]): number[] => {
  const wanted = new Map<number, Buffer[]>()
  for (const packed of guids.map(pack).filter((one) => one.length === bytesPerGuid)) {
    const first = packed.readUInt32BE()
    wanted.set(first, [...(wanted.get(first) ?? []), packed])
  }
  const places: number[] = []
  for (let place = 0; place < length; place += 1) {
    const from = place * bytesPerGuid
    const candidates = wanted.get(bytes.readUInt32BE(from))
    if (candidates?.some((one) => bytes.compare(one, 0, bytesPerGuid, from, from + bytesPerGuid) === 0))
      places.push(place)
  }
  return places
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
