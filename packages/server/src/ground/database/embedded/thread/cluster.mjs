// @ts-check
import { randomUUID } from 'node:crypto'
import { closeSync, constants, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { flushFolder } from './data-files.mjs'

/** The PostgreSQL version of this PGlite's data files. */
const majorVersion = '18'

/**
 * Creates the PostgreSQL folder if it doesn't exist. A new one is copied from a template and only renamed to its final
 * name when it is complete and flushed, so an interrupted first start leaves nothing half done.
 * @param {{ folder: string, template?: string, durable: boolean, wasm: WebAssembly.Module }} options
 */
export async function prepareCluster({ folder, template, durable, wasm }) {
  if (existsSync(join(folder, 'PG_VERSION'))) return refuseOtherVersion(folder)
  const parent = dirname(folder)
  mkdirSync(parent, { recursive: true })
  for (const name of readdirSync(parent)) {
    if (name.startsWith('new-')) rmSync(join(parent, name), { recursive: true, force: true })
  }
  const fresh = join(parent, `new-${randomUUID()}`)
  await fill(fresh, { template, whole: durable, wasm })
  if (durable) flushEverything(fresh)
  renameSync(fresh, folder)
  if (durable) flushFolder(parent)
}

/** @param {string} folder */
function refuseOtherVersion(folder) {
  const found = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (found === majorVersion) return
  throw new Error(
    `The database in ${folder} was written by PostgreSQL ${found}, and this version of the server reads ` +
      `PostgreSQL ${majorVersion}. Start the version of the server that wrote it, export the data, and import it here.`,
  )
}

/** @param {string} folder @param {{ template?: string, whole: boolean, wasm: WebAssembly.Module }} options */
async function fill(folder, { template, whole, wasm }) {
  const source = template ?? (await cachedTemplate(wasm))
  if (source) copyFolder(source, folder, whole ? new Set() : neverOpened)
  else await initialise(folder, wasm)
}

/** PostgreSQL's own `template1` and `template0`: two thirds of all files, and test databases need neither. */
const neverOpened = new Set([join('base', '1'), join('base', '4')])

/**
 * Copies a folder. `cpSync` takes three times as long for these thousands of small files.
 * @param {string} from
 * @param {string} to
 * @param {Set<string>} without folders to leave empty
 */
function copyFolder(from, to, without, inner = '') {
  mkdirSync(join(to, inner), { mode: 0o700 })
  if (without.has(inner)) return
  for (const entry of readdirSync(join(from, inner), { withFileTypes: true })) {
    const path = join(inner, entry.name)
    if (entry.isDirectory()) copyFolder(from, to, without, path)
    else copyFileSync(join(from, path), join(to, path), constants.COPYFILE_FICLONE)
  }
}

/**
 * Returns a cached template folder, or null if it can't be created. PostgreSQL takes two to three seconds to initialize
 * a folder and a copy a tenth of a second, so the first start on a machine caches one next to the installed packages.
 * @param {WebAssembly.Module} wasm
 * @returns {Promise<string | null>}
 */
async function cachedTemplate(wasm) {
  const manifest = fileURLToPath(new URL('../package.json', import.meta.resolve('@electric-sql/pglite')))
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'))
  const cache = join(manifest.slice(0, manifest.lastIndexOf('node_modules')), 'node_modules', '.cache', 'vitrine')
  const template = join(cache, `pglite-${version}`)
  if (existsSync(template)) return template
  const draft = join(cache, `draft-${randomUUID()}`)
  try {
    mkdirSync(cache, { recursive: true })
    await initialise(draft, wasm)
    flushEverything(draft) // a power cut must not leave a torn template for every start to come
    renameSync(draft, template)
    return template
  } catch {
    rmSync(draft, { recursive: true, force: true })
    return existsSync(template) ? template : null // another process was faster, or the packages are read-only
  }
}

/**
 * Initializes a folder in memory and then writes it to disk, which is twice as fast as letting PGlite write it.
 * @param {string} folder
 * @param {WebAssembly.Module} wasm
 */
async function initialise(folder, wasm) {
  const pglite = new PGlite({ pgliteWasmModule: wasm, initDbStartParams: ['--wal-segsize=4'] })
  await pglite.waitReady
  const files = pglite.Module.FS
  await pglite.close()
  writeOut(files, PGlite.paths.PGDATA, folder)
}

/**
 * @param {import('@electric-sql/pglite').PGlite['Module']['FS']} files
 * @param {string} from
 * @param {string} to
 */
function writeOut(files, from, to) {
  mkdirSync(to, { mode: 0o700 })
  for (const name of files.readdir(from)) {
    if (name === '.' || name === '..') continue
    const path = `${from}/${name}`
    if (files.isDir(files.stat(path).mode)) writeOut(files, path, join(to, name))
    else writeFileSync(join(to, name), files.readFile(path), { mode: 0o600 })
  }
}

/** @param {string} folder */
function flushEverything(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) flushFolder(path)
    if (!entry.isFile()) continue
    const descriptor = openSync(path, 'r+')
    fsyncSync(descriptor)
    closeSync(descriptor)
  }
  flushFolder(folder)
}
