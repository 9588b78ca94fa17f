/** Creates a storefront: `npm create @vitrine/storefront FOLDER -- --server=URL --client-id=ID`. */
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { warningOf } from './check-server.mjs'
import { problemOf, writeStorefront } from './write-storefront.mjs'

const usual = {
  folder: 'storefront',
  server: 'http://localhost:4000',
  // The demo store's client ID.
  'client-id': 'd0000000-0000-4000-8000-000000000001',
}
const questions = {
  folder: 'Folder of the storefront',
  server: 'URL of the Vitrine server',
  'client-id': 'Client ID of the storefront, as the back office shows it',
}

const help = `npm create @vitrine/storefront FOLDER -- [--server=ADDRESS] [--client-id=ID] [--yes]

Creates a storefront with React Router in a new folder. Asks for missing options; with --yes, or without a
terminal, uses the demo store: ${usual.server}, ${usual['client-id']}.`

const read = () => {
  const text = { type: 'string' }
  const flag = { type: 'boolean' }
  const options = { server: text, 'client-id': text, yes: flag, help: flag }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (positionals.length > 1) throw new Error(`Give a single folder: ${positionals.join(', ')}`)
  return { folder: positionals[0], ...values }
}

/** Asks for missing values if the terminal is interactive. */
const complete = async (given) => {
  const answers = { ...given }
  const isInteractive = process.stdin.isTTY && !given.yes
  const lines = isInteractive ? createInterface({ input: process.stdin, output: process.stdout }) : undefined
  for (const [name, question] of Object.entries(questions)) {
    answers[name] ??= (await lines?.question(`${question} (${usual[name]}): `))?.trim() || usual[name]
  }
  lines?.close()
  return { folder: answers.folder, server: answers.server, clientId: answers['client-id'] }
}

try {
  const given = read()
  if (given.help) {
    console.log(help)
  } else {
    const wanted = await complete(given)
    const problem = await problemOf(wanted)
    if (problem) throw new Error(problem)
    await writeStorefront(wanted)
    const warning = await warningOf(wanted)
    if (warning) console.error(`\nNote: ${warning}\nTo change the server or the client ID: ${wanted.folder}/.env`)
    console.log(`
Created a storefront in ${wanted.folder}. Next steps:

  cd ${wanted.folder}
  npm install
  npm run dev

Then allow its URL in Vitrine’s folder: npm run allow -- http://localhost:5173/callback`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
