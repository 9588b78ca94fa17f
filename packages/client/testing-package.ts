import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Builds the package as published, for tests, or only its code, which takes a second. `remove` deletes the folder. */
export const buildPackage = async ({ withTypes = true } = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-client-'))
  const flags = withTypes ? [] : ['--without-types']
  await run(process.execPath, [join(import.meta.dirname, 'pack.mjs'), folder, ...flags])
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
