/** Checks all types with the native compiler, those of the client's examples among them. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { writeExamples } from '../packages/client/examples.mjs'
import { root } from './root.mjs'

writeExamples()

const compiler = join(root, 'node_modules/@typescript/native/bin/tsc')
// What is known of files that nobody changed is kept.
const known = ['--incremental', '--tsBuildInfoFile', join(root, 'node_modules/.cache/vitrine/types.tsbuildinfo')]
// Each checker resolves the types that all files share, so that four of them take twice the processor time of one.
const args = [compiler, '-p', root, '--checkers', '1', ...known]
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
