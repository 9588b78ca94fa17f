/** The command `vitrine` of the server package: starts the platform or runs one of its other commands. */
import { argv } from 'node:process'

const [command, ...more] = argv.slice(2)

const usage = `vitrine              start the platform, with a demo store on the first start
vitrine owner        create the first store and its owner, or set a new password
vitrine allow        allow a web address to use the store
vitrine keys         list, create and delete API keys
vitrine import       import products from a CSV file
vitrine events       list apps and webhooks, and resend events
vitrine rotate-keys  create a new signing key now

Settings are environment variables: PORT, PUBLIC_URL, VITRINE_DATA, DATABASE_URL, VITRINE_DEMO and SMTP_URL.`

const run = async (): Promise<unknown> => {
  if (command === '--help' || command === '-h' || command === 'help') return console.log(usage)
  if (command !== undefined && command !== 'start') return import('./command.ts')
  if (more.length > 0) throw new Error(`“start” takes no arguments.\n\n${usage}`)
  process.env.NODE_ENV ??= 'production'
  return import('./main.ts')
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
