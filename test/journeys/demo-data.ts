/** For vitest's `globalSetup`: opens the demo shop on an empty folder once; every shop of a journey begins with a copy. */
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { endProgram, freePort, openProgram, platformProgram } from './programs.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    readonly demoData: string
  }
}

export default async ({ provide }: TestProject) => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-demo-'))
  const PORT = String(await freePort())
  await endProgram(await openProgram(platformProgram, { PORT, VITRINE_DATA: folder }), 'SIGTERM')
  // To draw a picture in another size takes longer than most pages; each is drawn once for all shops.
  const sizes = `${folder}-sizes`
  await mkdir(sizes)
  await symlink(sizes, join(folder, 'media/resized'))
  provide('demoData', folder)
  return () => Promise.all([folder, sizes].map((path) => rm(path, { recursive: true, force: true })))
}
