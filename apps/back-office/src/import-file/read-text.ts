import { decodeText, detectEncoding, UnreadableFile } from '@vitrine/domain/file-encoding.ts'
import { words } from '../words/words.ts'

const { fileImports: texts } = words
const maxBytes = 10 * 1024 * 1024

/** A file that can’t be imported, with a text for the owner. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem'
}

async function* once<Value>(value: Value): AsyncGenerator<Value> {
  yield value
}

/** Reads a text in the encoding of the program that saved it: spreadsheets use several. */
export const readText = async (file: File): Promise<string> => {
  if (file.size > maxBytes) throw new FileProblem(texts.tooLarge)
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    const encoding = await detectEncoding(once(bytes))
    let text = ''
    for await (const part of decodeText(once(bytes), encoding)) text += part
    return text
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    throw new FileProblem(texts.unreadable[error.reason === 'workbook' ? 'workbook' : 'damaged'])
  }
}
