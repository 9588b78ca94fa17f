/**
 * The parts that the server's program is built of: the contract, and each wing of the server. While Node compiles a file,
 * it takes a dozen times its size, and keeps that memory: in one file of 5 MB, the program took 60 MB more.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const server = join(root, 'packages/server/src')
const foldersIn = (path) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

/** The files through which a wing is entered. */
const doorsOf = (wing) =>
  foldersIn(join(server, wing))
    .flatMap((room) => ['room.ts', 'api.ts'].map((file) => join(server, wing, room, file)))
    .filter((path) => existsSync(path))

const filesOf = (part) => (part === 'contract' ? [join(root, 'packages/contract/src/index.ts')] : doorsOf(part))

const parts = ['contract', ...foldersIn(server).filter((wing) => doorsOf(wing).length > 0)]

/**
 * An entry point for each part. Nobody runs them: the bundler puts what different entry points share into files of its own.
 */
export const partEntries = Object.fromEntries(parts.map((part) => [`parts/${part}`, `part:${part}`]))

/** Lets the bundler resolve the entry points of the parts. */
export const serverParts = {
  name: 'server-parts',
  setup: (build) => {
    build.onResolve({ filter: /^part:/ }, ({ path }) => ({ path: path.slice('part:'.length), namespace: 'part' }))
    build.onLoad({ filter: /./, namespace: 'part' }, ({ path }) => ({
      contents: filesOf(path)
        .map((file, index) => `export * as room${index} from ${JSON.stringify(file)}`)
        .join('\n'),
      resolveDir: root,
    }))
  },
}
