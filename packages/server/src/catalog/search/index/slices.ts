import { setImmediate as letOthers } from 'node:timers/promises'
import { compareTexts, type Texts } from '../text/texts.ts'

/** Milliseconds of work before yielding. */
const sliceMs = 8
/** Steps between two checks of the clock. */
const stepsAtOnce = 2048

/** Runs many steps, yielding to other work in between. */
export const inSlices = async (steps: number, step: (number: number) => void): Promise<void> => {
  let began = performance.now()
  for (let number = 0; number < steps; number += 1) {
    step(number)
    if (number % stepsAtOnce !== stepsAtOnce - 1 || performance.now() - began < sliceMs) continue
    await letOthers()
    began = performance.now()
  }
}

/** Maps items whose conversion may take long. */
export const mapInSlices = async <One, Other>(
  list: readonly One[],
  make: (one: One, at: number) => Other,
): Promise<Other[]> => {
  const made: Other[] = []
  let began = performance.now()
  for (const [at, one] of list.entries()) {
    made.push(make(one, at))
    if (performance.now() - began < sliceMs) continue
    await letOthers()
    began = performance.now()
  }
  return made
}

/** Most texts sorted at once, which takes some milliseconds. */
const sortedAtOnce = 4096

/** Returns the numbers of texts, sorted by bytes. */
export const sortTexts = async (texts: Texts): Promise<Uint32Array> => {
  const compare = (one: number, other: number) => compareTexts(texts, one, [texts, other])
  let order = new Uint32Array(texts.length)
  for (let number = 0; number < texts.length; number += 1) order[number] = number
  for (let from = 0; from < order.length; from += sortedAtOnce) {
    order.subarray(from, from + sortedAtOnce).sort(compare)
    if (order.length > sortedAtOnce) await letOthers()
  }
  let other = new Uint32Array(order.length)
  for (let run = sortedAtOnce; run < order.length; run *= 2) {
    for (let from = 0; from < order.length; from += 2 * run) {
      const [middle, to] = [Math.min(from + run, order.length), Math.min(from + 2 * run, order.length)]
      let [left, right] = [from, middle]
      const [source, target] = [order, other]
      await inSlices(to - from, (step) => {
        const isLeft = left < middle && (right >= to || compare(source[left]!, source[right]!) <= 0)
        target[from + step] = isLeft ? source[left++]! : source[right++]!
      })
    }
    ;[order, other] = [other, order]
  }
  return order
}
