/** Checks all types with the native compiler, those of the client's examples among them. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { writeExamples } from '../packages/client/examples.mjs'
import { root } from './root.mjs'

writeExamples()

const compiler = join(root, 'node_modules/@typescript/native/bin/tsc')
const { status } = spawnSync(process.execPath, [compiler, '-p', root], { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
