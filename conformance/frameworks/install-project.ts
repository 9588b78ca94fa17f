import { execFile } from 'node:child_process'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { typeGuide } from './guide.ts'
import { emptyFolder, npm, quiet, rooms } from './project.ts'

const run = promisify(execFile)

/** How a project differs from the one of its name: files of another folder that it has as well, and a file or folder that it lacks. */
export interface Variant {
  readonly adds: string
  readonly without?: string
}

/** Copies a project, or a variant of it, into a folder of its own and runs the commands of its guide there. */
export const installProject = async (name: string, variant?: Variant): Promise<string> => {
  const folder = join(rooms, variant?.adds ?? name)
  await emptyFolder(folder)
  for (const part of [name, variant?.adds]) {
    if (part !== undefined) await cp(join(import.meta.dirname, part), folder, { recursive: true })
  }
  if (variant?.without !== undefined) await rm(join(folder, variant.without), { recursive: true })
  await run(npm, ['install', ...quiet], { cwd: folder })
  await typeGuide(name, folder)
  return folder
}
