import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Writes a file into a temporary folder, runs work with its path, and deletes it. */
export const withTemporaryFile = async <Result>(
  write: (path: string) => Promise<void>,
  work: (path: string) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-import-'))
  try {
    const path = join(folder, 'products.csv')
    await write(path)
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
