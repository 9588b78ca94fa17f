import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { decodeText, detectEncoding, type Encoding } from '@vitrine/domain/file-encoding.ts'
import { createHeader, isBlank, type Header, type Row } from './rows.ts'
import { describeProblem, type ProblemArguments } from '../product/problem.ts'
import { cleanText } from '../product/words.ts'

type Separator = ',' | ';' | '\t'

/** A file whose rows can be read repeatedly. */
export interface CsvFile {
  readonly header: Header
  readonly separator: Separator
  readonly encoding: Encoding
  /** Reads the rows after the header. Throws `BrokenFile` if the rest cannot be read. */
  readonly rows: () => AsyncIterable<Row>
}

/** Thrown when cells can no longer be told apart from this row on. */
export class BrokenFile extends Error {
  override readonly name = 'BrokenFile'

  constructor(
    readonly row: number,
    readonly problem: ProblemArguments,
  ) {
    super(describeProblem(...problem).message)
  }
}

/** Most characters of a row. An unclosed quotation mark would turn the rest of the file into one row. */
const maxRowCharacters = 4 * 1024 * 1024

/** Reads the beginning of the text, which contains the header. */
const readStart = async (path: string, encoding: Encoding): Promise<string> => {
  for await (const text of decodeText(createReadStream(path), encoding)) if (text !== '') return text
  return ''
}

/** Detects the separator by its frequency in the header. */
const separatorOf = (start: string): Separator => {
  const names = start.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1)[0]!
  const counts = ([',', ';', '\t'] as const).map((mark) => ({ mark, count: names.split(mark).length }))
  return counts.reduce((mostFrequent, one) => (one.count > mostFrequent.count ? one : mostFrequent)).mark
}

const problemOf = (error: CsvError): ProblemArguments =>
  error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE'
    ? ['QUOTE_NOT_CLOSED']
    : ['UNREADABLE', { error: error.message }]

interface Walking {
  readonly separator: Separator
  readonly encoding: Encoding
}

/** Streams rows including the header. The file is never in memory as a whole. */
async function* walk(path: string, { separator, encoding }: Walking): AsyncGenerator<Row> {
  const parser = parse({
    delimiter: separator,
    bom: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: maxRowCharacters,
  })
  const bytes = createReadStream(path)
  const text: Readable = encoding === 'utf-8' ? bytes : Readable.from(decodeText(bytes, encoding))
  text.on('error', (error) => parser.destroy(error))
  let number = 0
  let header: Header | undefined
  try {
    for await (const record of text.pipe(parser)) {
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
    text.destroy()
    bytes.destroy()
  }
}

async function* rowsAfterHeader(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  for await (const row of rows) if (row.number > 1) yield row
}

const readHeader = async (rows: AsyncIterable<Row>): Promise<Header> => {
  for await (const { header } of rows) return header
  return createHeader([])
}

/**
 * Opens a CSV file in UTF-8, UTF-16 or Windows-1252, with any common separator and line ending. Throws `UnreadableFile`
 * for other encodings.
 */
export const openCsvFile = async (path: string): Promise<CsvFile> => {
  const encoding = await detectEncoding(createReadStream(path))
  const separator = separatorOf(await readStart(path, encoding))
  const walking = { separator, encoding }
  const header = await readHeader(walk(path, walking))
  return { header, separator, encoding, rows: () => rowsAfterHeader(walk(path, walking)) }
}
