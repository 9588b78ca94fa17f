import { createHash, randomUUID } from 'node:crypto'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { migrate, type Migration } from './migrate.ts'
import { openDatabase } from './open-database.ts'

/** Names a set of migrations by what they are called and how they read. */
export function fingerprint(migrations: readonly Migration[]): string {
  const text = migrations.map(({ name, up, statements }) => `${name}\n${statements ?? up.toString()}`).join('\n')
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** A PostgreSQL folder on which the migrations ran, made within `runFolder` by whoever is first: a template. */
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

/** Test files run in several processes; whoever is second finds the folder there and drops his own. */
function publish(draft: string, folder: string) {
  try {
    renameSync(draft, folder)
  } catch (cause) {
    if (!existsSync(folder)) throw cause
  }
}
