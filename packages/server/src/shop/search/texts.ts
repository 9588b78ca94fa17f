/** Many short texts in one piece of memory, outside the heap. */
export interface Texts {
  readonly length: number
  readonly bytes: Buffer
  readonly offsets: Uint32Array
}

export const createTexts = (texts: readonly string[]): Texts => {
  const offsets = new Uint32Array(texts.length + 1)
  for (const [index, text] of texts.entries()) offsets[index + 1] = offsets[index]! + Buffer.byteLength(text)
  const bytes = Buffer.alloc(offsets[texts.length]!)
  for (const [index, text] of texts.entries()) bytes.write(text, offsets[index]!)
  return { length: texts.length, bytes, offsets }
}

/** One of them, as text. */
export const readText = ({ bytes, offsets }: Texts, index: number): string =>
  bytes.toString('utf8', offsets[index], offsets[index + 1])

/** How many bytes one of them has. */
export const bytesOfText = ({ offsets }: Texts, index: number): number => offsets[index + 1]! - offsets[index]!
