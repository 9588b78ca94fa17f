/** `npm run generate`: prints the contract for those who must not ship it: the client and the documentation. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as prettier from 'prettier'
import { calls } from '../index.ts'
import { printAnswered, type ProviderFunction } from './answered.ts'
import { printClient } from './client.ts'
import { printGraphql } from './graphql.ts'
import { printOpenApi } from './openapi.ts'

const root = join(import.meta.dirname, '../../../..')
const style = { ...(await prettier.resolveConfig(join(root, 'package.json'))), parser: 'typescript' }
const clientFiles = await Promise.all(
  Object.entries(printClient(calls)).map(
    async ([file, text]) => [`packages/client/src/${file}`, await prettier.format(text, style)] as const,
  ),
)

/** The client's manifest, with an entry for each module that its index lists. */
const clientManifest = (): string => {
  const index = readFileSync(join(root, 'packages/client/src/index.ts'), 'utf8')
  const modules = [...index.matchAll(/export \* as (\w+) from '\.(.+)'/g)]
    .map(([, name, file]) => [`./${name}`, `./src${file}`] as const)
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
  'packages/contract/schema.graphql': await prettier.format(printGraphql(calls), { ...style, parser: 'graphql' }),
  'docs/answered-calls.md': printAnswered(calls, functions),
  'packages/contract/openapi.json': `${JSON.stringify(printOpenApi(calls, '1.0.0'), null, 1)}\n`,
}

const checking = process.argv.includes('--check')
for (const [file, text] of Object.entries(outputs)) {
  const path = join(root, file)
  if (!checking) writeFileSync(path, text)
  else if (readFileSync(path, 'utf8') !== text) throw new Error(`${file} is out of date: run npm run generate`)
}
