import { createWriting, isText, readText, type Texts } from '../text/texts.ts'

/** Load factor at which the table doubles. */
const maxLoadFactor = 0.6

const hashOf = (text: Buffer | Uint8Array, from: number, to: number): number => {
  let hash = 0x811c9dc5
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text[at]!, 0x01000193)
  return hash >>> 0
}

/** A hash table from texts to their positions, outside the heap. */
export interface Places {
  readonly slots: Uint32Array
}

/** Returns the number of a text, or a negative number if it is absent. */
export const numberOfText = (texts: Texts, { slots }: Places, text: Buffer): number => {
  const mask = slots.length - 1
  for (let slot = hashOf(text, 0, text.length) & mask; ; slot = (slot + 1) & mask) {
    const number = slots[slot]!
    if (number === 0) return -1
    if (isText(texts, number - 1, text)) return number - 1
  }
}

/** Numbers texts in the order of their first occurrence. */
export const createNumbering = () => {
  const writing = createWriting()
  let slots = new Uint32Array(32)

  const put = (number: number): void => {
    const { bytes, offsets } = writing.soFar()
    const mask = slots.length - 1
    let slot = hashOf(bytes, offsets[number]!, offsets[number + 1]!) & mask
    while (slots[slot] !== 0) slot = (slot + 1) & mask
    slots[slot] = number + 1
  }

  const grow = (): void => {
    slots = new Uint32Array(slots.length * 2)
    for (let number = 0; number < writing.soFar().length; number += 1) put(number)
  }

  return {
    numberOf: (text: string): number => {
      const number = writing.add(text)
      const { bytes, offsets } = writing.soFar()
      const [from, to] = [offsets[number]!, offsets[number + 1]!]
      const mask = slots.length - 1
      let slot = hashOf(bytes, from, to) & mask
      for (; slots[slot] !== 0; slot = (slot + 1) & mask) {
        const known = slots[slot]! - 1
        if (offsets[known + 1]! - offsets[known]! !== to - from) continue
        if (bytes.compare(bytes, from, to, offsets[known], offsets[known + 1]) !== 0) continue
        writing.takeBack()
        return known
      }
      slots[slot] = number + 1
      if (number + 1 > slots.length * maxLoadFactor) grow()
      return number
    },
    length: () => writing.soFar().length,
    soFar: writing.soFar,
    all: (): { readonly texts: Texts } & Places => ({ texts: writing.all(), slots }),
    read: (number: number): string => readText(writing.soFar(), number),
  }
}
