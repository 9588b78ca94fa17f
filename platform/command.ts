/** Commands for the store on this machine, whether it is running or not: allow, owner, keys, import, events, rotate-keys. */
import { configFromEnvironment } from '@vitrine/server/ground/base/config.ts'
import { migrate } from '@vitrine/server/ground/database/migrate.ts'
import { migrations } from '@vitrine/server/migrations.ts'
import { openDatabase, openOrAttach, type Database } from '@vitrine/server/ground/database/open-database.ts'
import type { Tables } from '@vitrine/server/ground/database/tables.ts'
import { serverLocation } from './database-location.ts'
import { allow } from './commands/allow.ts'
import { events } from './commands/events.ts'
import { importFile } from './commands/import.ts'
import { keys } from './commands/keys.ts'
import { owner } from './commands/owner.ts'
import { rotateKeys } from './commands/rotate-keys.ts'
import { UsageError, type Command } from './commands/command.ts'

const commands: Readonly<Record<string, Command>> = {
  allow,
  owner,
  keys,
  import: importFile,
  events,
  'rotate-keys': rotateKeys,
}

const open = (): Promise<Database<Tables>> => {
  const { VITRINE_DATA: dataFolder = './data' } = process.env
  const location = serverLocation(process.env)
  // Imports and exports have no time limit.
  const unlimited = { statementMs: 0 }
  return location ? openDatabase<Tables>(location, unlimited) : openOrAttach<Tables>(dataFolder, unlimited)
}

const main = async ([name = '', ...args]: readonly string[]): Promise<void> => {
  const command = commands[name]
  if (!command) throw new UsageError(`Unknown command “${name}”. Commands: ${Object.keys(commands).join(', ')}.`)
  const database = await open()
  try {
    await migrate(database.db, migrations)
    await command({ database, config: configFromEnvironment(process.env), print: (text) => console.log(text) }, args)
  } finally {
    await database.close()
  }
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
