import { existsSync } from 'node:fs'
import { join } from 'node:path'

const beside = join(import.meta.dirname, 'assets')
const root = process.cwd()

/**
 * The folders of the built pages and the demo images: next to the program in its package, otherwise in the repository.
 */
export const assets = existsSync(beside)
  ? { hosted: join(beside, 'hosted'), backOffice: join(beside, 'back-office'), pictures: join(beside, 'pictures') }
  : {
      hosted: join(root, 'apps/hosted/dist'),
      backOffice: join(root, 'apps/back-office/dist'),
      pictures: join(root, 'demo/pictures'),
    }
