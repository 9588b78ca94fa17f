import { expect, test } from 'vitest'
import { openCsvFile } from './csv-file.ts'
import { decodeText, detectEncoding, UnreadableFile, type Encoding } from '@vitrine/domain/file-encoding.ts'
import { csvOf, readFileOf, withFile } from '../testing.ts'

const bigEndian = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16()
/** Encodes characters whose Windows-1252 code differs from Unicode. */
const western = (text: string): Buffer =>
  Buffer.from([...text].map((letter) => ({ '€': 0x80, '’': 0x92, '–': 0x96 })[letter] ?? letter.codePointAt(0)!))

const name = 'Größe 5 – l’été €'
const rows = csvOf([
  { Handle: 'cup', Title: name, 'Option1 Value': '', 'Variant Price': '5' },
  { Handle: 'mug', Title: 'Mug', 'Option1 Value': '', 'Variant Price': '7' },
])

const files: readonly (readonly [title: string, encoding: Encoding, bytes: Uint8Array])[] = [
  ['UTF-8', 'utf-8', Buffer.from(rows)],
  ['UTF-8 with a byte order mark', 'utf-8', Buffer.from(`\uFEFF${rows}`)],
  ['UTF-16 LE with a byte order mark', 'utf-16le', Buffer.from(`\uFEFF${rows}`, 'utf16le')],
  ['UTF-16 LE without one', 'utf-16le', Buffer.from(rows, 'utf16le')],
  ['UTF-16 BE with a byte order mark', 'utf-16be', bigEndian(`\uFEFF${rows}`)],
  ['UTF-16 BE without one', 'utf-16be', bigEndian(rows)],
  ['Windows-1252', 'windows-1252', western(rows)],
]

test.each(files)('reads all characters of a file in %s', async (_title, encoding, bytes) => {
  const { drafts, problemTexts } = await readFileOf(bytes)
  expect(problemTexts).toEqual([])
  expect(drafts.map((draft) => draft.name)).toEqual([name, 'Mug'])
  expect((await withFile(bytes, openCsvFile)).encoding).toBe(encoding)
})

async function* partsOf(bytes: Uint8Array, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

test.each(files)('decodes characters of %s across chunks', async (_title, encoding, bytes) => {
  const long = Buffer.concat([Buffer.from(bytes), ...Array.from({ length: 100 }, () => Buffer.from(bytes))])
  expect(await detectEncoding(partsOf(long, 4093))).toBe(encoding)
  let text = ''
  for await (const part of decodeText(partsOf(bytes, 7), encoding)) text += part
  expect(text).toBe(rows)
})

test('detects a single Windows-1252 character at the end of a long file', async () => {
  const bytes = Buffer.concat([Buffer.from(rows.replaceAll(/[^\0-\u007f]/g, '').repeat(3000)), western('é')])
  expect(await detectEncoding(partsOf(bytes, 65_536))).toBe('windows-1252')
})

const refused: readonly (readonly [title: string, bytes: Uint8Array, message: RegExp])[] = [
  ['a workbook', Buffer.from('PK\u0003\u0004 xl/workbook.xml'), /Excel workbook.*CSV UTF-8/],
  ['damaged UTF-8', Buffer.concat([Buffer.from(rows), Buffer.from([0xc3])]), /damaged.*CSV UTF-8/],
  [
    'Japanese in Shift JIS',
    Buffer.from([0x48, 0x2c, 0x83, 0x52, 0x81, 0x5b, 0x83, 0x71]),
    /neither in UTF-8.*CSV UTF-8/,
  ],
  ['Russian in Windows-1251', Buffer.from([0xd0, 0xf3, 0xe1, 0xe0, 0xf8, 0xea, 0xe0, 0x2c, 0x35]), /neither in UTF-8/],
  ['UTF-16 with half a character', Buffer.from('\uFEFFa,b\r\n\uD83D,c', 'utf16le'), /damaged.*UTF-16/],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff]), /neither in UTF-8/],
]
test.each(refused)('rejects %s with advice', async (_title, bytes, message) => {
  const opening = withFile(bytes, openCsvFile)
  await expect(opening).rejects.toThrow(UnreadableFile)
  await expect(opening).rejects.toThrow(message)
})
