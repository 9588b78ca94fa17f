import { ImportForm } from '../../import-file/import-form.tsx'
import { EntryPage } from '../../page/entry-page.tsx'
import { words } from '../../words/words.ts'
import { customerImport } from './import-file.ts'

const { customers: texts } = words

/** Imports customers from a file. */
export const ImportCustomersPage = () => (
  <EntryPage title={texts.importTitle} list={{ label: texts.title, href: '/customers' }} hint={texts.importHint}>
    <ImportForm
      label={texts.importTitle}
      updateLabel={texts.importUpdate}
      updateHint={texts.importUpdateHint}
      file={customerImport}
    />
  </EntryPage>
)
