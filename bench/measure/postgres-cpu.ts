import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Db } from '@vitrine/server/ground/database/tables.ts'

/** Returns the parent process of a PostgreSQL server. */
export const databaseRoot = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const backend = readFileSync(`/proc/${rows[0]!.pid}/stat`, 'utf8')
  return Number(backend.slice(backend.lastIndexOf(')') + 2).split(' ')[1])
}

/** Returns CPU milliseconds of all database processes. Their parent accounts for those that have ended. */
export const databaseCpuMs = (root: number): number => {
  const stats = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'utf8')
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
      return [{ pid: Number(name), parent: Number(fields[1]), ticks: fields.slice(11, 15).map(Number) }]
    } catch {
      return []
    }
  })
  const own = stats.filter(({ pid, parent }) => pid === root || parent === root)
  const ticks = own.reduce((sum, { pid, ticks: [user, system, childUser, childSystem] }) => {
    const ended = pid === root ? childUser! + childSystem! : 0
    return sum + user! + system! + ended
  }, 0)
  return ticks * 10
}
