import { expect, test, vi } from 'vitest'

// The client of the back office is created for the address of its page.
vi.stubGlobal('location', new URL('https://store.test/back-office/'))
const { readFile } = await import('./import-file.ts').finally(() => vi.unstubAllGlobals())
const { FileProblem } = await import('../../import-file/read-text.ts')

const fileOf = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'customers.csv')
const text = 'First Name;Email\r\nJürgen;jo@files.test\r\n'
const customer = { firstName: 'Jürgen', email: 'jo@files.test' }

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
  ['Windows-1252', Buffer.from(text, 'latin1')],
  ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
])('reads a file in %s', async (_encoding, bytes) => {
  expect(await readFile(fileOf(bytes))).toEqual([{ row: 2, customer }])
})

test('refuses a workbook, and a file with damaged characters', async () => {
  const workbook = Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14])
  const damaged = Buffer.concat([Buffer.from(text.repeat(3)), Buffer.from([0xff, 0x00])])
  for (const [bytes, reason] of [
    [workbook, 'This is an Excel workbook'],
    [damaged, 'Some characters of the file can’t be read'],
  ] as const) {
    const reading = readFile(fileOf(bytes))
    await expect(reading).rejects.toThrow(FileProblem)
    await expect(reading).rejects.toThrow(reason)
  }
})
