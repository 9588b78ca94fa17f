import { importReasons, type ImportHandling, type ImportReason } from '@vitrine/contract/import-reasons.ts'

/** Reasons of problems in imported files of products. Values in braces are filled in. */
export const importReasonWords = {
  importReasons: importReasons as Readonly<Record<ImportReason, string>>,
  importHandlings: {
    SKIPPED: 'The value was skipped.',
    IMPORTED_AS_TRUE: 'It was imported as “true”.',
    IMPORTED_AS_FALSE: 'It was imported as “false”.',
  } satisfies Record<ImportHandling, string>,
}
