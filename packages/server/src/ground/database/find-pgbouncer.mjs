import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian and its relatives keep it out of the path of most users. */
const usual = ['/usr/sbin', '/usr/local/sbin']

/** Where PgBouncer is installed, if it is: npm has none. */
export const findPgBouncer = () =>
  [...(process.env.PATH ?? '').split(delimiter), ...usual]
    .map((folder) => join(folder, 'pgbouncer'))
    .find((path) => existsSync(path))
