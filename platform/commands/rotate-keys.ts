import { rotateKeys as rotate } from '@vitrine/server/people/oauth/key-rotation.ts'
import { keyDelayMs } from '@vitrine/server/ground/token/signer.ts'
import { readArguments } from './arguments.ts'
import { UsageError, type Command } from './command.ts'

const usage = 'npm run rotate-keys'

/** Makes a new signing key now instead of in its three months. */
export const rotateKeys: Command = async ({ database, say }, args) => {
  const { words } = readArguments(args, [], usage)
  if (words.length > 0) throw new UsageError(usage)
  await rotate({ database, db: database.db, now: () => new Date() }, { atOnce: true })
  say(`There is a new key. It signs from ${keyDelayMs / 60_000} minutes on, once everyone has had time to read it.`)
  say('Nobody is signed out: what older keys have signed is good until it expires.')
}
