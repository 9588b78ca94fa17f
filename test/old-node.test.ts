import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)
const pretend = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } })"

test.each([
  'scripts/start.mjs',
  'scripts/command.mjs',
  'scripts/test.mjs',
  'scripts/check.mjs',
  'packages/create-storefront/create.mjs',
])('%s names the required Node.js version and loads nothing else before', async (file) => {
  const text = readFileSync(join(root, file), 'utf8')
  expect(text.match(/^import\b.*/gm)).toEqual([
    expect.stringMatching(/require-node\.mjs'$/),
    expect.stringMatching(/^import\('/),
  ])
  const flags = [`--import=data:text/javascript,${encodeURIComponent(pretend)}`, join(root, file)]
  const { code, stderr } = (await run(process.execPath, flags).catch((error: { code: number; stderr: string }) => ({
    ...error,
    code: error.code,
  }))) as { code?: number; stderr: string }
  expect([code, stderr.trim()]).toEqual([
    1,
    expect.stringMatching(/^Vitrine needs Node 20\.19 or newer\. This is Node 18\.20\.4: [^\n]+$/),
  ])
})
