import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migratedFolder } from '../ground/database/migrated-folder.ts'
import { migrations } from '../migrations.ts'
import { createThrowawayFolder, removePrivateFolder } from '../ground/database/embedded/private-folder.ts'

/** A folder that goes with this process. */
const ownFolder = (): string => {
  const folder = createThrowawayFolder()
  process.once('exit', () => removePrivateFolder(folder))
  return folder
}

/**
 * Where the prepared database outlives the process: beside the installed packages, named after the very program that
 * holds the migrations, so that another version never finds it. None where nothing may be written, and none for a
 * program that runs from its sources, whose migrations are spread over many files.
 */
const cacheFolder = (): string | undefined => {
  const program = fileURLToPath(import.meta.url)
  const modules = program.lastIndexOf(`${sep}node_modules${sep}`)
  if (modules < 0 || !program.endsWith('.js')) return undefined
  const version = createHash('sha256').update(readFileSync(program)).digest('hex').slice(0, 16)
  const folder = join(program.slice(0, modules), 'node_modules', '.cache', 'vitrine', version)
  try {
    mkdirSync(folder, { recursive: true })
    return folder
  } catch {
    return undefined
  }
}

let prepared: Promise<string> | undefined

/** A database on which the migrations ran: what the shops of this process are copies of. */
export const preparedDatabase = (): Promise<string> => {
  prepared ??= migratedFolder(cacheFolder() ?? ownFolder(), migrations)
  return prepared
}
