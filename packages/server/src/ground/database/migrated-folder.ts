import { createHash, randomUUID } from 'node:crypto'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { migrate, type Migration } from './migrate.ts'
import { openDatabase } from './open-database.ts'

/** Returns a hash of the names and contents of migrations. */
export function fingerprint(migrations: readonly Migration[]): string {
  const text = migrations.map(({ name, up, statements }) => `${name}\n${statements ?? up.toString()}`).join('\n')
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** Returns a migrated PostgreSQL folder to use as a template. The first caller creates it in `runFolder`. */
export async function migratedFolder(runFolder: string, migrations: readonly Migration[]): Promise<string> {
  const folder = join(runFolder, `migrated-${fingerprint(migrations)}`)
  if (existsSync(folder)) return folder
  const draft = join(runFolder, randomUUID())
  const database = await openDatabase({ dataFolder: draft }, { durable: false })
  try {
    await migrate(database.db, migrations)
  } finally {
    await database.close()
  }
  publish(join(draft, 'database', 'cluster'), folder)
  rmSync(draft, { recursive: true, force: true })
  return folder
}

/** Test files run in several processes; the ones that come later use the existing folder and discard theirs. */
function publish(draft: string, folder: string) {
  try {
    renameSync(draft, folder)
  } catch (cause) {
    if (!existsSync(folder)) throw cause
  }
}
