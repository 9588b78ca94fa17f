import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { typeGuide } from './guide.ts'
import { emptyFolder, npm, quiet, rooms } from './project.ts'

const run = promisify(execFile)

/** Lays a project, with what another adds to it, into a folder of its own and types the commands of its guide there. */
export const installProject = async (name: string, addition?: string): Promise<string> => {
  const folder = join(rooms, addition ?? name)
  await emptyFolder(folder)
  for (const part of [name, addition]) {
    if (part !== undefined) await cp(join(import.meta.dirname, part), folder, { recursive: true })
  }
  await run(npm, ['install', ...quiet], { cwd: folder })
  await typeGuide(name, folder)
  return folder
}
