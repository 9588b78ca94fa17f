import { randomUUID } from 'node:crypto'
import { access } from 'node:fs/promises'
import { resolve } from 'node:path'
import {
  createPictureFetcher,
  type CsvFile,
  encodingNames,
  type FormatName,
  type ImportCounts,
  importProducts,
  openCsvFile,
  type Problem,
  readProducts,
  recognise,
  UnreadableFile,
} from '@vitrine/server/desk/import/api.ts'
import { createSites, requireSite } from '@vitrine/server/ground/site/sites.ts'
import { readArguments } from './arguments.ts'
import { requireOnlySite, UsageError, type Command, type CommandContext } from './command.ts'
import { createProgress } from './progress.ts'

const usage =
  'npm run import -- FILE.csv [--site=ID] [--dry-run] [--pictures]\n' +
  '  --dry-run   shows what would happen without changing anything\n' +
  '  --pictures  downloads images into the store; without it, the store links to them where they are'

const titles: Readonly<Record<FormatName, string>> = {
  shopify: 'a Shopify product file',
  store: 'a hosted store product file (handleId, fieldType, …)',
  woocommerce: 'a WooCommerce product file',
}

const openFile = async (path: string | undefined): Promise<CsvFile> => {
  if (path === undefined) throw new UsageError(usage)
  // npm runs commands in the project’s folder; the path is relative to the owner’s folder.
  const file = resolve(process.env.INIT_CWD ?? '.', path)
  await access(file).catch(() => {
    throw new UsageError(`There is no file ${path}.`)
  })
  return openCsvFile(file).catch((error: unknown) => {
    throw error instanceof UnreadableFile ? new UsageError(error.message) : error
  })
}

const requireFormat = ({ header }: CsvFile): FormatName => {
  const format = recognise(header)
  if (format) return format
  const found = header.labels.filter((label) => label !== '').slice(0, 8)
  throw new UsageError(
    `The first row does not have the columns of a product file: ${found.join(', ') || 'it is blank'}.\n` +
      'Three formats are supported: Shopify’s product export (Handle, Title, Option1 Value, Variant Price, …),\n' +
      'WooCommerce’s product export in English (Type, SKU, Name, Regular price, …),\n' +
      'and the hosted store’s export (handleId, fieldType, name, price, …).',
  )
}

const sentence = ({ row, column, message, severity }: Problem): string => {
  const place = column === undefined ? `Row ${row}` : `Row ${row}, ${column}`
  return `${place}: ${message}${severity === 'error' ? ' (skipped)' : ''}`
}

const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`

const tally = ({ new: added, changed, unchanged }: ImportCounts): string =>
  `${added.toLocaleString('en')} new, ${changed.toLocaleString('en')} changed, ${unchanged.toLocaleString('en')} unchanged`

const summary = (counts: ImportCounts, seconds: number): string => {
  const { problemRows, leftOut, collections } = counts
  const left = leftOut > 0 ? ` (${count(leftOut, 'product')} skipped)` : ''
  const made = collections.length > 0 ? `\nNew collections: ${collections.join(', ')}` : ''
  return `${tally(counts)}, ${count(problemRows, 'row')} with problems${left}, in ${seconds.toFixed(1)} s.${made}`
}

const findSite = async (context: CommandContext, args: readonly string[]) => {
  const id = await requireOnlySite(context, args)
  const { database, config } = context
  // No order is shown.
  return requireSite(
    createSites(database.db, config, () => ''),
    id,
  )
}

/** Imports the products of another store. Importing the same file again changes nothing. */
export const importFile: Command = async (context, args) => {
  const { words, options } = readArguments(args, ['site', 'dry-run', 'pictures'], usage)
  const file = await openFile(words[0])
  const format = requireFormat(file)
  const site = await findSite(context, args)
  const dryRun = options.has('dry-run')
  const { database, config, print } = context
  const letters = file.encoding === 'utf-8' ? '' : ` in ${encodingNames[file.encoding]}`
  print(`Reading ${words[0]} as ${titles[format]}${letters} for “${site.name}”, prices in ${site.currency} …`)

  const progress = createProgress(process.stdout)
  const rim = { db: database.db, config, now: () => new Date(), newId: randomUUID }
  const fetchPicture = createPictureFetcher({
    context: rim,
    siteId: site.id,
    reach: { loopback: site.demo },
    onFailure: (url, reason) => progress.print(`Image ${url} was not downloaded: ${reason}.`),
  })
  const started = Date.now()
  const settings = { currency: site.currency, weightUnit: site.settings.weightUnit }
  const counts = await importProducts(rim, readProducts(file, format, settings), {
    site,
    dryRun,
    ...(options.has('pictures') && !dryRun && { fetchPicture }),
    onProblem: (problem) => progress.print(sentence(problem)),
    onProgress: (sofar) => progress.show(tally(sofar)),
  })
  progress.end()
  print(summary(counts, (Date.now() - started) / 1000))
  if (dryRun) print('This was a dry run. Nothing was changed.')
  if (counts.new + counts.changed + counts.unchanged === 0) throw new Error('Nothing could be imported.')
}
