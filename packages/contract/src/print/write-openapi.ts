/** Writes the OpenAPI description of all calls: `npx tsx packages/contract/src/print/write-openapi.ts FILE`. */
import { writeFileSync } from 'node:fs'
import { calls } from '../index.ts'
import { printOpenApi } from './openapi.ts'

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Name the file to write, such as openapi.json.')
writeFileSync(file, `${JSON.stringify(printOpenApi(calls, '1.0.0'), null, 1)}\n`)
