import { companyColumns } from '@vitrine/domain/company/csv-columns.ts'
import { ImportForm } from '../../import-file/import-form.tsx'
import { EntryPage } from '../../page/entry-page.tsx'
import { words } from '../../words/words.ts'
import { companiesPath } from '../list/company-view.ts'
import { companyImport } from './import-file.ts'

const { companies: texts } = words

/** Imports companies from a file. */
export const ImportCompaniesPage = () => (
  <EntryPage
    title={texts.importTitle}
    list={{ label: texts.title, href: companiesPath }}
    hint={
      <>
        {texts.importHint} <bdi>{companyColumns.join(', ')}</bdi>
      </>
    }
  >
    <ImportForm
      label={texts.importTitle}
      updateLabel={texts.importUpdate}
      updateHint={texts.importUpdateHint}
      file={companyImport}
    />
  </EntryPage>
)
