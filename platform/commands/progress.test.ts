import { expect, test } from 'vitest'
import { createProgress } from './progress.ts'

const open = (isTTY: boolean) => {
  const written: string[] = []
  const clock = { now: 0 }
  const write = (text: string | Uint8Array): boolean => written.push(String(text)) > 0
  const progress = createProgress({ write, isTTY, columns: 20 } as NodeJS.WriteStream, () => clock.now)
  return { written, clock, progress }
}

test('updates one line in a terminal and prints messages above it', () => {
  const { written, clock, progress } = open(true)
  clock.now = 100
  progress.show('1 of many products, a long line')
  progress.print('Row 2: wrong')
  progress.end()
  expect(written.join('')).toBe('\r\u001B[2K1 of many products,\r\u001B[2KRow 2: wrong\n1 of many products,\r\u001B[2K')
})

test('prints a plain line from time to time in a file', () => {
  const { written, clock, progress } = open(false)
  for (clock.now = 0; clock.now <= 12_000; clock.now += 1000) progress.show(`${clock.now}`)
  progress.print('Row 2: wrong')
  progress.end()
  expect(written).toEqual(['5000\n', '10000\n', 'Row 2: wrong\n'])
})
