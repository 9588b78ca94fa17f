/** Vitest `globalSetup`: creates the demo store once per database. Platforms of journeys start with copies. */
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { TestProject } from 'vitest/node'
import { withServerClient, urlOf } from '@vitrine/server/ground/database/testing/copies.ts'
import { startTestServer } from '@vitrine/server/ground/database/testing/postgres.ts'
import { endProgram, freePort, openProgram, platformProgram } from './programs.ts'
import { createRunEnd } from './run-end.ts'
import { isLongRun } from '../../run-size.ts'

/** What the platforms of journeys start with. */
export interface DemoData {
  /** A folder that is deleted when the run ends. */
  readonly folder: string
  /** Data folder of the demo store on PostgreSQL, and of the one on the embedded database, which only long runs use. */
  readonly beside: string
  readonly embedded: string
  /** Databases whose names begin with the template's are dropped when the run ends. */
  readonly postgres: { readonly url: string; readonly template: string }
  /** The bundled storefront of all stores of a shared platform. */
  readonly storefrontProgram: string
  /** The socket of `onRunEnd`. */
  readonly runEnd: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    readonly demoData: DemoData
  }
}

const fill = async (environment: Record<string, string>) =>
  endProgram(await openProgram(platformProgram, { PORT: String(await freePort()), ...environment }), 'SIGTERM')

const bundleStorefront = (outfile: string) =>
  build({
    entryPoints: [join(import.meta.dirname, 'storefront-program.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    // CommonJS packages load built-in modules with `require`.
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
  })

const dropDatabases = (url: string, template: string) =>
  withServerClient(url, async (client) => {
    const like = 'select datname from pg_database where datname like $1'
    const { rows } = await client.query<{ datname: string }>(like, [`${template}%`])
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  })

export default async ({ provide }: TestProject) => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-journeys-'))
  const [embedded, beside, sizes] = [join(folder, 'embedded'), join(folder, 'beside'), join(folder, 'sizes')]
  const storefrontProgram = join(folder, 'storefront.mjs')
  const runEnd = join(folder, 'run-end')
  const run = await createRunEnd(runEnd)
  const template = `vitrine_demo_${randomUUID().slice(0, 8)}`
  const postgres = await startTestServer()
  await withServerClient(postgres.url, (client) => client.query(`create database ${template}`))
  await Promise.all([
    isLongRun && fill({ VITRINE_DATA: embedded }),
    fill({ VITRINE_DATA: beside, DATABASE_URL: urlOf(postgres.url, template) }),
    bundleStorefront(storefrontProgram),
  ])
  // Resizing an image takes longer than most pages, so each is resized once for all platforms.
  await mkdir(sizes)
  for (const data of isLongRun ? [embedded, beside] : [beside]) await symlink(sizes, join(data, 'media/resized'))
  const database = { url: postgres.url, template }
  provide('demoData', { folder, embedded, beside, postgres: database, storefrontProgram, runEnd })
  return async () => {
    await run.end()
    await dropDatabases(postgres.url, template)
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
