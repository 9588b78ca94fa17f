import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'

const template = join(import.meta.dirname, 'template')

/** Converts a folder name to a valid package name. */
const packageName = (folder) =>
  basename(resolve(folder))
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'storefront'

const isWebAddress = (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** Returns why a storefront can't be created with these settings, if so. */
export const problemOf = async ({ folder, server, clientId }) => {
  if (!isWebAddress(server)) return `--server: "${server}" is not a URL such as http://localhost:4000`
  if (!/^[\w-]{1,100}$/.test(clientId))
    return `--client-id: "${clientId}" is not a client ID. The back office shows it.`
  const found = await readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return []
    if (error.code === 'ENOTDIR') return [basename(folder)]
    throw error
  })
  return found.length > 0 ? `${folder} is not empty. Choose another folder.` : undefined
}

/** Writes the storefront and its settings. */
export const writeStorefront = async ({ folder, server, clientId }) => {
  await cp(template, folder, { recursive: true })
  const manifestFile = join(folder, 'package.json')
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  await writeFile(manifestFile, `${JSON.stringify({ ...manifest, name: packageName(folder) }, null, 2)}\n`)
  const settings = `VITE_VITRINE_URL=${new URL(server).href.replace(/\/+$/, '')}\nVITE_CLIENT_ID=${clientId}\n`
  await writeFile(join(folder, '.env'), settings)
  // npm packages can't contain a file of this name.
  await writeFile(join(folder, '.gitignore'), 'node_modules/\nbuild/\n.react-router/\n.env\n')
}
