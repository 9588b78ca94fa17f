/** Checks that videos are complete. Their type was detected by their first bytes. */

const boxHeaderBytes = 8
/** A box of this declared size has its size in the next eight bytes. */
const largeBox = 1

interface Box {
  readonly type: string
  /** Where the next box begins. */
  readonly end: number
}

/** Reads the header of a box of an MP4 file (ISO/IEC 14496-12). A size of 0 means the rest of the file. */
const readBox = (view: DataView, start: number): Box | undefined => {
  if (start + boxHeaderBytes > view.byteLength) return undefined
  const declared = view.getUint32(start)
  const type = String.fromCharCode(...[4, 5, 6, 7].map((offset) => view.getUint8(start + offset)))
  if (declared === 0) return { type, end: view.byteLength }
  if (declared !== largeBox) return declared < boxHeaderBytes ? undefined : { type, end: start + declared }
  if (start + 16 > view.byteLength) return undefined
  const size = Number(view.getBigUint64(start + 8))
  return size < 16 ? undefined : { type, end: start + size }
}

/** A complete file has few boxes at the top level; fragmented ones have two for each fragment. */
const maxBoxes = 100_000

/** Whether the boxes of an MP4 file fill it, and one of them describes its tracks. */
const isCompleteMp4 = (view: DataView): boolean => {
  let [start, hasTracks] = [0, false]
  for (let count = 0; start < view.byteLength; count += 1) {
    const box = count < maxBoxes ? readBox(view, start) : undefined
    if (!box || box.end > view.byteLength) return false
    hasTracks ||= box.type === 'moov'
    start = box.end
  }
  return hasTracks
}

/** The ID of the element that contains a WebM file's tracks and frames. */
const segmentId = Buffer.from([0x18, 0x53, 0x80, 0x67])
/** The ID of its list of tracks. */
const tracksId = Buffer.from([0x16, 0x54, 0xae, 0x6b])
/** Tracks are before the frames. */
const webmHeadBytes = 1024 * 1024

const isCompleteWebm = (bytes: Buffer): boolean => {
  const head = bytes.subarray(0, webmHeadBytes)
  const segment = head.indexOf(segmentId)
  return segment !== -1 && head.indexOf(tracksId, segment) !== -1
}

/** Returns why a file that begins like a video cannot be played, or `undefined` if nothing speaks against it. */
export const findVideoProblem = (bytes: Uint8Array): string | undefined => {
  const isMp4 = Buffer.from(bytes.subarray(4, 8)).toString('latin1') === 'ftyp'
  const isComplete = isMp4
    ? isCompleteMp4(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    : isCompleteWebm(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return isComplete ? undefined : 'is not a complete video'
}
