/** For vitest's `globalSetup`: opens the demo shop on nothing, once on each database; shops of journeys begin with copies. */
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { onServer, urlOf } from '@vitrine/server/ground/database/testing-copies.ts'
import { startTestServer } from '@vitrine/server/ground/database/testing-postgres.ts'
import { endProgram, freePort, openProgram, platformProgram } from './programs.ts'

/** What each shop of a journey copies: a folder, with the embedded database in it or without, for one on PostgreSQL. */
export interface DemoData {
  readonly embedded: string
  readonly beside: string
  readonly postgres: { readonly url: string; readonly template: string }
}

declare module 'vitest' {
  export interface ProvidedContext {
    readonly demoData: DemoData
  }
}

const template = 'vitrine_demo'

const fill = async (environment: Record<string, string>) =>
  endProgram(await openProgram(platformProgram, { PORT: String(await freePort()), ...environment }), 'SIGTERM')

export default async ({ provide }: TestProject) => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-demo-'))
  const [embedded, beside, sizes] = ['embedded', 'beside', 'sizes'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const postgres = await startTestServer()
  await onServer(postgres.url, (client) => client.query(`create database ${template}`))
  await Promise.all([
    fill({ VITRINE_DATA: embedded }),
    fill({ VITRINE_DATA: beside, DATABASE_URL: urlOf(postgres.url, template) }),
  ])
  // To draw a picture in another size takes longer than most pages; each is drawn once for all shops.
  await mkdir(sizes)
  for (const data of [embedded, beside]) await symlink(sizes, join(data, 'media/resized'))
  provide('demoData', { embedded, beside, postgres: { url: postgres.url, template } })
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
