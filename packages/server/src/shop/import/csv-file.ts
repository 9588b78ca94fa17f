import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { CsvError, parse } from 'csv-parse'
import { createHeader, isBlank, type Header, type Row } from './rows.ts'
import { cleanText } from './words.ts'

export type Separator = ',' | ';' | '\t'

/** A file, open for reading from its first row to its last. */
export interface CsvFile {
  readonly header: Header
  readonly separator: Separator
  /** Can be walked once. Throws `BrokenFile` where nothing more can be read. */
  readonly rows: AsyncIterable<Row>
}

/** From this row on nobody can tell what belongs to which cell. */
export class BrokenFile extends Error {
  override readonly name = 'BrokenFile'

  constructor(
    readonly row: number,
    message: string,
  ) {
    super(message)
  }
}

const mostInRow = 4 * 1024 * 1024
const startBytes = 64 * 1024

const readStart = async (path: string): Promise<Buffer> => {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(startBytes), 0, startBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The mark that most often stands between the names of the columns. */
export const separatorOf = (start: string): Separator => {
  const names = start.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1)[0]!
  const counts = ([',', ';', '\t'] as const).map((mark) => ({ mark, count: names.split(mark).length }))
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).mark
}

const problemOf = (error: CsvError): string =>
  error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE'
    ? 'A quotation mark opens here and is never closed, so nothing after it could be read.'
    : `Nothing could be read from here on: ${error.message}`

/** Reads rows one by one; the file is never in memory as a whole. */
async function* walk(path: string, options: { separator: Separator; utf16: boolean }): AsyncGenerator<Row> {
  const parser = parse({
    delimiter: options.separator,
    bom: true,
    encoding: options.utf16 ? 'utf16le' : 'utf8',
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: mostInRow,
  })
  const bytes = createReadStream(path)
  bytes.on('error', (error) => parser.destroy(error))
  let number = 0
  let header: Header | undefined
  try {
    for await (const record of bytes.pipe(parser)) {
      number += 1
      const cells = (record as string[]).map(cleanText)
      header ??= createHeader(cells)
      const row = { number, cells, header }
      if (number === 1 || !isBlank(row)) yield row
    }
  } catch (error) {
    if (error instanceof CsvError) throw new BrokenFile(number + 1, problemOf(error))
    throw error
  } finally {
    bytes.destroy()
  }
}

/** Opens a CSV file: UTF-8 or UTF-16, with any of the usual separators and ends of line. */
export const openCsvFile = async (path: string): Promise<CsvFile> => {
  const start = await readStart(path)
  const utf16 = start[0] === 0xff && start[1] === 0xfe
  const separator = separatorOf(start.toString(utf16 ? 'utf16le' : 'utf8'))
  const rows = walk(path, { separator, utf16 })
  const first = await rows.next()
  const header = first.done ? createHeader([]) : first.value.header
  return { header, separator, rows }
}
