import { execFile } from 'node:child_process'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { typeGuide } from './guide.ts'
import { emptyFolder, npm, quiet, rooms } from './project.ts'

const run = promisify(execFile)

/** A variant of a project: an additional folder of files, and a file or folder to remove. */
export interface Variant {
  readonly adds: string
  readonly without?: string
}

/** Copies a project, or a variant of it, into its own folder and runs the commands of its guide there. */
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
