/** Supported encodings: https://encoding.spec.whatwg.org */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Names used by spreadsheets. */
export const encodingNames: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252 (Western European)',
}

const advice = 'Open it in a spreadsheet and save it as “CSV UTF-8”.'
const refusals = {
  workbook: `This is an Excel workbook or an archive, not a CSV file. ${advice}`,
  damaged: `Some characters of the file are damaged: it is neither valid UTF-8 nor in another encoding. ${advice}`,
  damagedUtf16: `Some characters of the file are damaged: it is not valid UTF-16. ${advice}`,
  unknown: `The characters of the file are neither in UTF-8, UTF-16 nor Windows-1252. ${advice}`,
} as const

/** Why a file can't be read. */
export type UnreadableReason = keyof typeof refusals

/** Thrown for a file of unknown encoding. The message contains advice. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason) {
    super(refusals[reason])
    this.reason = reason
  }
}

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte)

/** Bytes checked for UTF-16: in the header, every second byte is zero. */
const headerBytes = 1024

/** Detects UTF-16 by byte order mark or by zero bytes. */
const utf16Of = (start: Uint8Array): Encoding | undefined => {
  if (startsWith(start, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(start, 0xfe, 0xff)) return 'utf-16be'
  const bytes = start.subarray(0, headerBytes)
  const zeros = [0, 0]
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2]! += 1
  const [even, odd] = zeros as [number, number]
  const many = bytes.length / 4
  if (odd > many && even * 10 < odd) return 'utf-16le'
  return even > many && odd * 10 < even ? 'utf-16be' : undefined
}

/** Bytes undefined in Windows-1252, and control characters. */
const isNoLetter = (byte: number): boolean =>
  [0x81, 0x8d, 0x8f, 0x90, 0x9d, 0x7f].includes(byte) || (byte < 0x20 && ![0x09, 0x0a, 0x0d].includes(byte))

/** No Western European word has this many accented letters in a row; in misread Cyrillic text every word has. */
const longRun = 4

/** Collects evidence for Windows-1252. */
const createWesternCheck = () => {
  let [isText, run, high, highInLongRuns] = [true, 0, 0, 0]
  return {
    add: (chunk: Uint8Array): void => {
      for (const byte of chunk) {
        if (isNoLetter(byte)) isText = false
        if (byte < 0x80) {
          run = 0
          continue
        }
        run += 1
        high += 1
        if (run === longRun) highInLongRuns += longRun
        else if (run > longRun) highInLongRuns += 1
      }
    },
    isWestern: (): boolean => isText && highInLongRuns * 4 <= high,
  }
}

/** Counts characters beyond ASCII and invalid UTF-8 bytes. */
const createUtf8Check = () => {
  const strict = new TextDecoder('utf-8', { fatal: true })
  const lenient = new TextDecoder('utf-8')
  let [isValid, letters, broken] = [true, 0, 0]
  const add = (chunk: Uint8Array, stream: boolean): void => {
    if (isValid) {
      try {
        strict.decode(chunk, { stream })
      } catch {
        isValid = false
      }
    }
    for (const [run] of lenient.decode(chunk, { stream }).matchAll(/[^\0-\u007f]+/g)) {
      for (const letter of run) {
        if (letter === '\ufffd') broken += 1
        else letters += 1
      }
    }
  }
  return {
    add: (chunk: Uint8Array) => add(chunk, true),
    end: () => add(new Uint8Array(), false),
    isValid: () => isValid,
    /** Windows-1252 text is valid UTF-8 only by chance. */
    isMostlyValid: () => letters > broken,
  }
}

const createUtf16Check = (encoding: Encoding) => {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const decode = (chunk: Uint8Array, stream: boolean): void => {
    try {
      decoder.decode(chunk, { stream })
    } catch {
      throw new UnreadableFile('damagedUtf16')
    }
  }
  return {
    add: (chunk: Uint8Array) => decode(chunk, true),
    end: () => {
      decode(new Uint8Array(), false)
      return encoding
    },
  }
}

const createByteCheck = () => {
  const [utf8, western] = [createUtf8Check(), createWesternCheck()]
  return {
    add: (chunk: Uint8Array) => {
      utf8.add(chunk)
      western.add(chunk)
    },
    end: (): Encoding => {
      utf8.end()
      if (utf8.isValid()) return 'utf-8'
      if (utf8.isMostlyValid()) throw new UnreadableFile('damaged')
      if (western.isWestern()) return 'windows-1252'
      throw new UnreadableFile('unknown')
    },
  }
}

/**
 * Detects a file's encoding from all of its bytes, in chunks, so that memory is bounded. Throws `UnreadableFile` if
 * none matches.
 */
export const detectEncoding = async (chunks: AsyncIterable<Uint8Array>): Promise<Encoding> => {
  let check: ReturnType<typeof createUtf16Check> | ReturnType<typeof createByteCheck> | undefined
  for await (const chunk of chunks) {
    if (!check) {
      if (startsWith(chunk, 0x50, 0x4b, 0x03, 0x04)) throw new UnreadableFile('workbook')
      const utf16 = utf16Of(chunk)
      check = utf16 ? createUtf16Check(utf16) : createByteCheck()
    }
    check.add(chunk)
  }
  return check?.end() ?? 'utf-8'
}

/** Decodes chunks of bytes, without the byte order mark. Characters may span two chunks. */
export async function* decodeText(chunks: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}
