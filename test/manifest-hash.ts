import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Returns a hash of the manifests of all packages and apps, which changes with their dependencies and exports. */
export const manifestHash = (): string => {
  const folders = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  )
  const manifests = ['package-lock.json', ...folders.map((folder) => `${folder}/package.json`)]
  const hash = createHash('sha256')
  for (const file of manifests.toSorted()) if (existsSync(join(root, file))) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 12)
}
