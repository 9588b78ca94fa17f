/** Many short texts in one buffer outside the heap. */
export interface Texts {
  readonly length: number
  readonly bytes: Buffer
  readonly offsets: Uint32Array
}

/** Decodes a text. */
export const readText = ({ bytes, offsets }: Texts, index: number): string =>
  bytes.toString('utf8', offsets[index], offsets[index + 1])

/** Returns the number of bytes of a text. */
const bytesOfText = ({ offsets }: Texts, index: number): number => offsets[index + 1]! - offsets[index]!

/** Compares a text with another by bytes. Negative if it comes first. */
const compareText = ({ bytes, offsets }: Texts, index: number, text: Buffer): number =>
  bytes.compare(text, 0, text.length, offsets[index], offsets[index + 1])

/** Whether a text equals another. */
export const isText = (texts: Texts, index: number, text: Buffer): boolean =>
  bytesOfText(texts, index) === text.length && compareText(texts, index, text) === 0

/** Whether a text begins with another. */
export const beginsWith = (texts: Texts, index: number, text: Buffer): boolean => {
  const from = texts.offsets[index]!
  return (
    bytesOfText(texts, index) >= text.length &&
    texts.bytes.compare(text, 0, text.length, from, from + text.length) === 0
  )
}

/** Whether a text ends with another. */
export const endsWith = (texts: Texts, index: number, text: Buffer): boolean => {
  const to = texts.offsets[index + 1]!
  // Most texts differ in the last byte.
  if (texts.bytes[to - 1] !== text[text.length - 1]) return false
  return (
    bytesOfText(texts, index) >= text.length && texts.bytes.compare(text, 0, text.length, to - text.length, to) === 0
  )
}

/** Returns the position of the first text in a sorted list that does not come before the given one. */
export const lowerBound = (texts: Texts, text: Buffer): number => {
  let [from, to] = [0, texts.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (compareText(texts, middle, text) < 0) from = middle + 1
    else to = middle
  }
  return from
}

/** Compares two texts of the same or of different lists. */
export const compareTexts = (one: Texts, at: number, [other, place]: readonly [Texts, number]): number =>
  one.bytes.compare(other.bytes, other.offsets[place], other.offsets[place + 1], one.offsets[at], one.offsets[at + 1])

/** Collects texts one by one. */
export const createWriting = () => {
  let bytes = Buffer.allocUnsafeSlow(256)
  let used = 0
  let offsets = new Uint32Array(16)
  let length = 0

  const reserve = (more: number): void => {
    if (used + more > bytes.length) {
      const longer = Buffer.allocUnsafeSlow(2 * (used + more))
      bytes.copy(longer, 0, 0, used)
      bytes = longer
    }
    if (length + 2 > offsets.length) {
      const longer = new Uint32Array(offsets.length * 2)
      longer.set(offsets)
      offsets = longer
    }
  }
  const texts = (): Texts => ({ length, bytes, offsets })

  return {
    /** Appends a text and returns its number. */
    add: (text: string): number => {
      // UTF-8 needs at most three bytes per UTF-16 code unit.
      reserve(3 * text.length)
      used += bytes.write(text, used)
      offsets[length + 1] = used
      return length++
    },
    /** Removes the last text. */
    takeBack: (): void => {
      length -= 1
      used = offsets[length]!
    },
    /** A view of the current texts, valid until the next change. */
    soFar: texts,
    all: (): Texts => {
      const packed = Buffer.allocUnsafeSlow(used)
      bytes.copy(packed, 0, 0, used)
      return { length, bytes: packed, offsets: offsets.slice(0, length + 1) }
    },
  }
}
