import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'

const template = join(import.meta.dirname, 'template')

/** The name of a folder as a package may be called. */
const packageName = (folder) =>
  basename(resolve(folder))
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'storefront'

const isWebAddress = (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** Why a storefront cannot be written as it is wanted, if so. */
export const problemOf = async ({ folder, server, clientId }) => {
  if (!isWebAddress(server)) return `--server: "${server}" is no web address such as http://localhost:4000`
  if (!/^[\w-]{1,100}$/.test(clientId)) return `--client-id: "${clientId}" is no client ID; the back office shows it`
  const found = await readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return []
    if (error.code === 'ENOTDIR') return [basename(folder)]
    throw error
  })
  return found.length > 0 ? `${folder} is not empty. Choose another folder.` : undefined
}

/** Writes the storefront, and where its store is. */
export const writeStorefront = async ({ folder, server, clientId }) => {
  await cp(template, folder, { recursive: true })
  const manifestFile = join(folder, 'package.json')
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  await writeFile(manifestFile, `${JSON.stringify({ ...manifest, name: packageName(folder) }, null, 2)}\n`)
  const settings = `VITE_VITRINE_URL=${new URL(server).href.replace(/\/+$/, '')}\nVITE_CLIENT_ID=${clientId}\n`
  await writeFile(join(folder, '.env'), settings)
  // Packages cannot carry a file of this name.
  await writeFile(join(folder, '.gitignore'), 'node_modules/\nbuild/\n.react-router/\n.env\n')
}
