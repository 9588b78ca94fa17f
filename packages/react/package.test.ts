import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { publint } from 'publint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLongRun } from '../../test/run-size.ts'

// `npm test` builds only the client package, which is checked the same way.

const run = promisify(execFile)
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-react-'))
  await run(process.execPath, [join(import.meta.dirname, 'pack.mjs'), folder])
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test.runIf(isLongRun)('installs files and types that bundlers and Node.js resolve', async () => {
  const { stdout } = await run('npm', ['pack', '--silent'], { cwd: folder })
  const tarball = new Uint8Array(await readFile(join(folder, stdout.trim())))
  const { messages } = await publint({ pack: { tarball: tarball.buffer }, level: 'suggestion' })
  expect(messages).toEqual([])
  const analysis = await checkPackage(createPackageFromTarballData(tarball))
  if (!analysis.types) throw new Error('The package has no types.')
  const problems = analysis.problems.filter(
    (problem) => !('resolutionKind' in problem) || !['node10', 'node16-cjs'].includes(problem.resolutionKind),
  )
  expect(problems).toEqual([])
})

test.runIf(isLongRun)('hooks are marked for clients, and the server entry does not import React', async () => {
  const read = (name: string) => readFile(join(folder, name), 'utf8')
  expect((await read('index.js')).startsWith("'use client'")).toBe(true)
  const server = await read('server.js')
  const [, shared] = /from "\.\/([\w-]+\.js)"/.exec(server) ?? []
  expect(`${server}${await read(shared!)}`).not.toMatch(/from "react|'use client'/)
  const manifest = JSON.parse(await read('package.json')) as object
  expect(manifest).toMatchObject({ peerDependencies: { react: '^19.0.0', '@vitrine/client': '0.1.0' } })
  expect(manifest).not.toHaveProperty('private')
})
