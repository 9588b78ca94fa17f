/** `vitrine`, the command of the server's package: starts the platform, or runs one of its other commands. */
import { argv } from 'node:process'

const [command, ...more] = argv.slice(2)

const usage = `vitrine              starts the platform, with a demo shop on the first start
vitrine owner        opens a store and gives it an owner, or a new password
vitrine allow        lets pages of an address use the store
vitrine keys         makes and deletes API keys
vitrine import       brings products from a file
vitrine events       tells what became of webhooks
vitrine rotate-keys  makes a new signing key now

PORT, PUBLIC_URL, VITRINE_DATA, DATABASE_URL, VITRINE_DEMO and SMTP_URL decide the rest.`

const run = async (): Promise<unknown> => {
  if (command === '--help' || command === '-h' || command === 'help') return console.log(usage)
  if (command !== undefined && command !== 'start') return import('./command.ts')
  if (more.length > 0) throw new Error(`“start” takes nothing more.\n\n${usage}`)
  process.env.NODE_ENV ??= 'production'
  return import('./main.ts')
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
