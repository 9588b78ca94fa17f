/** Many short texts in one piece of memory, outside the heap. */
export interface Texts {
  readonly length: number
  readonly bytes: Buffer
  readonly offsets: Uint32Array
}

/** One of them, as text. */
export const readText = ({ bytes, offsets }: Texts, index: number): string =>
  bytes.toString('utf8', offsets[index], offsets[index + 1])

/** How many bytes one of them has. */
export const bytesOfText = ({ offsets }: Texts, index: number): number => offsets[index + 1]! - offsets[index]!

/** Compares one of them with a text by their bytes: less than nothing where it goes before. */
export const compareText = ({ bytes, offsets }: Texts, index: number, text: Buffer): number =>
  bytes.compare(text, 0, text.length, offsets[index], offsets[index + 1])

/** Whether one of them is a text. */
export const isText = (texts: Texts, index: number, text: Buffer): boolean =>
  bytesOfText(texts, index) === text.length && compareText(texts, index, text) === 0

/** Whether one of them begins with a text. */
export const beginsWith = (texts: Texts, index: number, text: Buffer): boolean => {
  const from = texts.offsets[index]!
  return (
    bytesOfText(texts, index) >= text.length &&
    texts.bytes.compare(text, 0, text.length, from, from + text.length) === 0
  )
}

/** Whether one of them ends with a text. */
export const endsWith = (texts: Texts, index: number, text: Buffer): boolean => {
  const to = texts.offsets[index + 1]!
  // Most do not: one byte tells.
  if (texts.bytes[to - 1] !== text[text.length - 1]) return false
  return (
    bytesOfText(texts, index) >= text.length && texts.bytes.compare(text, 0, text.length, to - text.length, to) === 0
  )
}

/** The place of the first of sorted texts that is not before a text. */
export const lowerBound = (texts: Texts, text: Buffer): number => {
  let [from, to] = [0, texts.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (compareText(texts, middle, text) < 0) from = middle + 1
    else to = middle
  }
  return from
}

/** Compares two of different lists, or of one. */
export const compareTexts = (one: Texts, at: number, [other, place]: readonly [Texts, number]): number =>
  one.bytes.compare(other.bytes, other.offsets[place], other.offsets[place + 1], one.offsets[at], one.offsets[at + 1])

/** Takes texts one by one. */
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
    /** Writes a text at the end; answers its number. */
    add: (text: string): number => {
      // No letter of a text has more than three bytes.
      reserve(3 * text.length)
      used += bytes.write(text, used)
      offsets[length + 1] = used
      return length++
    },
    /** Takes the last one back. */
    takeBack: (): void => {
      length -= 1
      used = offsets[length]!
    },
    /** What is there so far, to look at before more is written. */
    soFar: texts,
    all: (): Texts => {
      const packed = Buffer.allocUnsafeSlow(used)
      bytes.copy(packed, 0, 0, used)
      return { length, bytes: packed, offsets: offsets.slice(0, length + 1) }
    },
  }
}
export type Writing = ReturnType<typeof createWriting>
