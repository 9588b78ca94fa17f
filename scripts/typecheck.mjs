/** Checks all types with the native compiler. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.mjs'

const compiler = join(root, 'node_modules/@typescript/native/bin/tsc')
const { status } = spawnSync(process.execPath, [compiler, '-p', root], { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
