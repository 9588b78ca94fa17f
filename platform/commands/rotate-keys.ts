import { rotateKeys as rotate } from '@vitrine/server/people/oauth/api.ts'
import { keyDelayMs } from '@vitrine/server/ground/token/signer.ts'
import { readArguments } from './arguments.ts'
import { UsageError, type Command } from './command.ts'

const usage = 'npm run rotate-keys'

/** Creates a new signing key now instead of waiting for the scheduled rotation after three months. */
export const rotateKeys: Command = async ({ database, print }, args) => {
  const { words } = readArguments(args, [], usage)
  if (words.length > 0) throw new UsageError(usage)
  await rotate({ database, db: database.db, now: () => new Date() }, { immediately: true })
  print(
    `New signing key created. It is used from ${keyDelayMs / 60_000} minutes from now, so that everyone can fetch it first.`,
  )
  print('Nobody is signed out. Tokens signed by older keys stay valid until they expire.')
}
