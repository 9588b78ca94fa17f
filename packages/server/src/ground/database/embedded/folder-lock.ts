import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import type { Server } from 'node:net'
import { connect, createServer } from 'node:net'
import { hostname } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { removePrivateFolder, socketAddress } from './private-folder.ts'

/** The process that holds a data folder, as recorded in the folder. */
interface Holder {
  pid: number
  host: string
  since: string
  socket: string
  privateFolder: string
}

/** A held lock. It ends when it is released or the process ends. */
export interface FolderLock {
  release(): void
}

const heartbeatMs = 2000
/**
 * After this time without a heartbeat, a holder on this machine without a socket is dead: temporary folders are emptied
 * at boot.
 */
const longSilenceMs = 30_000

/**
 * Locks a folder for this process. Throws an error that names the holder if it is locked.
 *
 * Each contender first listens on a socket of its own, writes a note that names the socket, and then reads the other
 * notes: if two start at once, at least one of them sees the other. A holder is alive if its socket accepts
 * connections, so the note of a killed process has no effect. Process IDs are only shown, never relied on: in
 * containers they repeat.
 */
export async function lockFolder(folder: string, privateFolder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true })
  for (let attempt = 1; ; attempt += 1) {
    const lock = await announce(folder, privateFolder)
    const holder = await findOther(folder, lock.note)
    if (!holder) return lock
    lock.release()
    if (attempt === 3 || !isNew(holder)) throw new Error(refusal(folder, holder))
    await wait(50 + Math.random() * 200)
  }
}

/** Returns the database socket of the process on this machine that has a folder open; `null` if there is none. */
export async function findRunningDatabase(folder: string): Promise<string | null> {
  if (!existsSync(folder)) return null
  for (const name of readdirSync(folder)) {
    if (!/^holder-.*\.json$/.test(name)) continue
    const holder = readHolder(join(folder, name))
    if (holder && (await knock(holder.socket)) === 'open') return socketAddress(holder.privateFolder, 'database')
  }
  return null
}

/** If several processes start at once, all of them may step back; then they retry. */
function isNew({ since }: Holder): boolean {
  return Date.now() - Date.parse(since) < 2000
}

function refusal(folder: string, { pid, host, since }: Holder) {
  return (
    `The data folder ${folder} is in use by process ${pid} on ${host} since ${since}. ` +
    `Only one process may open it: stop that process (kill ${pid}), or start this one with another VITRINE_DATA. ` +
    'To run several processes on one store, use PostgreSQL (DATABASE_URL).'
  )
}

async function announce(folder: string, privateFolder: string) {
  const socket = socketAddress(privateFolder, `lock-${randomUUID().slice(0, 8)}`)
  const server = await listen(socket)
  const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString(), socket, privateFolder }
  const note = join(folder, `holder-${randomUUID()}.json`)
  writeFileSync(`${note}.new`, JSON.stringify(holder))
  renameSync(`${note}.new`, note)
  const heartbeat = setInterval(() => touch(note), heartbeatMs).unref()
  const release = () => {
    clearInterval(heartbeat)
    server.close()
    rmSync(note, { force: true })
  }
  return { note, release }
}

async function listen(socket: string): Promise<Server> {
  const server = createServer((visitor) => visitor.destroy()).unref()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(socket, resolve))
  return server
}

function touch(note: string) {
  const now = new Date()
  try {
    utimesSync(note, now, now)
  } catch {
    // The folder was removed; the database reports that itself.
  }
}

async function findOther(folder: string, ownNote: string): Promise<Holder | null> {
  for (const name of readdirSync(folder)) {
    const note = join(folder, name)
    if (!/^holder-.*\.json$/.test(name) || name === basename(ownNote)) continue
    const holder = readHolder(note)
    if (!holder) continue
    if (await isAlive(holder, note)) return holder
    rmSync(note, { force: true })
    if (holder.host === hostname()) removePrivateFolder(holder.privateFolder)
  }
  return null
}

function readHolder(note: string): Holder | null {
  try {
    return JSON.parse(readFileSync(note, 'utf8')) as Holder
  } catch {
    return null // released between listing and reading
  }
}

async function isAlive({ socket, host }: Holder, note: string): Promise<boolean> {
  const answer = await knock(socket)
  if (answer !== 'nobody there') return answer === 'open'
  if (host === hostname() && Date.now() - (modifiedAt(note) ?? 0) > longSilenceMs) return false
  return beats(note)
}

/** Sockets don't work across machines or containers that share a folder, so wait for the next heartbeat. */
async function beats(note: string): Promise<boolean> {
  const before = modifiedAt(note)
  for (let waited = 0; waited < heartbeatMs * 2.5; waited += 250) {
    await wait(250)
    if (modifiedAt(note) !== before) return true
  }
  return false
}

function modifiedAt(note: string): number | null {
  return statSync(note, { throwIfNoEntry: false })?.mtimeMs ?? null
}

/**
 * Connects to a holder's socket. A refused connection means that its process died; a missing socket may belong to
 * another machine.
 */
function knock(socket: string): Promise<'open' | 'refused' | 'nobody there'> {
  return new Promise((resolve) => {
    const visitor = connect(socket)
    visitor.once('connect', () => {
      visitor.destroy()
      resolve('open')
    })
    visitor.once('error', (cause: NodeJS.ErrnoException) => {
      resolve(cause.code === 'ECONNREFUSED' ? 'refused' : 'nobody there')
    })
  })
}
