/** Imports of products from files. */
import type { Static } from 'typebox'
import { importHandlings, importReasons, type ImportHandling, type ImportReason } from '../../../import-reasons.ts'
import {
  anything,
  described,
  entity,
  flag,
  guid,
  integer,
  list,
  oneOf,
  optional,
  text,
  timestamp,
} from '../../../schema.ts'

const reasons = Object.keys(importReasons) as ImportReason[]
const handlings = Object.keys(importHandlings) as ImportHandling[]
const outcomes = ['new', 'changed', 'unchanged', 'leftOut'] as const

const ProductImportCounts = entity(
  'ProductImportCounts',
  {
    new: integer({ description: 'Products that were created.' }),
    changed: integer({ description: 'Products that were changed.' }),
    unchanged: integer({ description: 'Products that were already as in the file.' }),
    leftOut: integer({ description: 'Products that were not imported; `problems` says why.' }),
  },
  { description: 'Numbers of products by outcome. A dry run counts what an import would do.' },
)

const ProductImportProblem = entity(
  'ProductImportProblem',
  {
    row: integer({ description: 'Row of the file; the header is row 1.' }),
    column: optional(text({ description: 'Name of the column. Absent if the whole row is affected.' })),
    message: text({ description: 'What is wrong and how it was handled, in English.' }),
    reason: optional(oneOf(reasons, { description: 'What is wrong.' })),
    data: optional(anything({ description: 'Values of the description, such as the `value` of the cell.' })),
    handling: optional(
      oneOf(handlings, { description: 'How the value was handled, if the product was imported nevertheless.' }),
    ),
    severity: oneOf(['error', 'warning'], {
      description: '`error`: the product was not imported. `warning`: the product was imported without this value.',
    }),
  },
  { description: 'A problem in a file.' },
)

const ProductImportEntry = entity(
  'ProductImportEntry',
  {
    row: integer({ description: 'First row of the product.' }),
    name: text(),
    outcome: oneOf(outcomes, { description: 'What happened to the product, or would happen in a dry run.' }),
  },
  { description: 'A product of a file.' },
)

export type ProductImport = Static<typeof ProductImport>
export const ProductImport = entity(
  'ProductImport',
  {
    id: guid(),
    status: oneOf(['RUNNING', 'COMPLETED', 'CANCELED', 'FAILED'], {
      description:
        '`RUNNING`: products are being imported. `CANCELED` and `FAILED`: products up to `processed` were imported.',
    }),
    fileName: text(),
    format: oneOf(['shopify', 'store', 'woocommerce'], { description: 'Whose export the file is.' }),
    encoding: text({ description: 'Character encoding of the file, such as `UTF-8`.' }),
    dryRun: flag({ description: 'Whether the file is only checked: nothing is changed.' }),
    total: integer({ description: 'Number of products in the file.' }),
    processed: integer({ description: 'Number of products that have been imported or left out so far.' }),
    counts: described(ProductImportCounts, 'Numbers of products by outcome, so far.'),
    collections: list(text(), { description: 'Names of the collections that were created.' }),
    products: list(ProductImportEntry, { description: 'The first 50 products.' }),
    problems: list(ProductImportProblem, { description: 'The first 1,000 problems, by row.' }),
    moreProblems: integer({ description: 'Number of further problems.' }),
    createdDate: timestamp(),
    endedDate: optional(timestamp({ description: 'Absent while products are being imported.' })),
  },
  { description: 'An import of products from a file, with its progress.' },
)
