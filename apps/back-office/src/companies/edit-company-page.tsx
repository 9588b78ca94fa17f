import type { Company } from '@vitrine/client'
import type { PageProps, PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { useDone } from '../form/use-done.ts'
import { EntryPage } from '../page/entry-page.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { CompanyForm } from './company-form.tsx'
import { companiesPath } from './list/company-view.ts'
import { loadChoices, type Choices } from './load-choices.ts'
import { restore } from './restore.ts'

const { companies: texts } = words

interface EditCompanyData {
  readonly company: Company
  readonly choices: Choices
}

export const loadCompanyToEdit = async ({
  params: { id },
}: PageRequest<'/customers/companies/:id/edit'>): Promise<EditCompanyData> => {
  const [company, choices] = await Promise.all([shop.companies.getCompany(id), loadChoices()])
  return { company, choices }
}

/** Edits a company. */
export const EditCompanyPage = ({ data: { company, choices } }: PageProps<EditCompanyData>) => {
  const done = useDone()
  const href = `${companiesPath}/${company.id}`
  return (
    <EntryPage wide title={texts.edit} list={{ label: company.name, href }}>
      <div className="max-w-3xl">
        <CompanyForm
          key={company.revision}
          company={company}
          choices={choices}
          cancelHref={href}
          save={async (sent) => {
            const saved = await shop.companies.updateCompany(company.id, { ...sent, revision: company.revision! })
            await done({ message: words.saved, next: href, undo: () => restore(company, saved) })
          }}
        />
      </div>
    </EntryPage>
  )
}
