import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian-based systems install it outside of most users' PATH. */
const fallbackFolders = ['/usr/sbin', '/usr/local/sbin']

/** Returns the path of PgBouncer if it is installed. It is not available from npm. */
export const findPgBouncer = () =>
  [...(process.env.PATH ?? '').split(delimiter), ...fallbackFolders]
    .map((folder) => join(folder, 'pgbouncer'))
    .find((path) => existsSync(path))
