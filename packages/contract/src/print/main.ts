/** `npm run generate`: generates the client, the API descriptions and the docs from the contract. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, type FormatConfig } from 'oxfmt'
import { printAnswered, type ProviderFunction } from './answered.ts'
import { printCatalogGenerations } from './catalog-generations.ts'
import { printClient } from './client/print-client.ts'
import { printGraphql } from './graphql.ts'
import { printRooms } from './rooms.ts'
import { printShopperCalls } from './shopper-calls.ts'

const root = join(import.meta.dirname, '../../../..')
const style = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig
/** Formats a generated file like those written by hand. */
const formatted = async (file: string, text: string): Promise<string> => (await format(file, text, style)).code

const checking = process.argv.includes('--check')
/** Writes a generated file. With `--check`, throws if it is out of date instead. */
const put = (file: string, text: string): void => {
  const path = join(root, file)
  if (!checking) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  } else if (!existsSync(path) || readFileSync(path, 'utf8') !== text)
    throw new Error(`${file} is out of date: run npm run generate`)
}

// The list of rooms comes first, because everything else is generated from it.
put('packages/contract/src/rooms.ts', await formatted('rooms.ts', printRooms()))
const { calls, allCalls: _, ...rooms } = await import('../index.ts')
const names = Object.values(rooms).flatMap((room) => Object.keys(room))
const duplicates = names.filter((name, index) => names.indexOf(name) !== index)
if (duplicates.length > 0) throw new Error(`Several rooms have a call with the name ${duplicates.join(', ')}.`)

const clientFolder = join(root, 'packages/client/src')
const byHand = readdirSync(join(clientFolder, 'by-hand'))
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => file.replace(/\.ts$/, ''))
const client = printClient(calls, byHand)
const clientFiles = await Promise.all(
  Object.entries(client.files).map(
    async ([file, text]) => [`packages/client/src/${file}`, await formatted(file, text)] as const,
  ),
)

/** The client's `package.json`, with an export for each module in its index or generated. */
const clientManifest = (): string => {
  const index = readFileSync(join(clientFolder, 'index.ts'), 'utf8')
  const named = [...index.matchAll(/export \* as (\w+) from '\.\/(.+)'/g)].map(
    ([, name, file]) => [name!, file!] as const,
  )
  const modules = [...named, ...Object.entries(client.modules)]
    .map(([name, file]) => [`./${name}`, `./src/${file}`] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const manifest = JSON.parse(readFileSync(join(root, 'packages/client/package.json'), 'utf8')) as object
  const exports = { '.': './src/index.ts', ...Object.fromEntries(modules), './*': './src/*' }
  return `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`
}

const functions = JSON.parse(
  readFileSync(join(import.meta.dirname, 'provider-functions.json'), 'utf8'),
) as readonly ProviderFunction[]

const outputs = {
  'packages/client/package.json': clientManifest(),
  ...Object.fromEntries(clientFiles),
  'packages/contract/schema.graphql': await formatted('schema.graphql', printGraphql(calls)),
  'apps/storefront/src/found/shopper-calls.ts': await formatted('shopper-calls.ts', printShopperCalls(calls)),
  'docs/answered-calls.md': printAnswered(calls, functions),
  'docs/catalog-generations.md': printCatalogGenerations(),
}

/** Files in generated folders that are no longer generated. */
const stale = ['calls', 'modules'].flatMap((folder) =>
  (existsSync(join(clientFolder, folder)) ? readdirSync(join(clientFolder, folder)) : [])
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !(file in client.files)),
)

if (checking && stale.length > 0) throw new Error(`${stale.join(', ')}: no longer generated: run npm run generate`)
for (const file of stale) rmSync(join(clientFolder, file))
for (const [file, text] of Object.entries(outputs)) put(file, text)
