import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useDone } from '../form/use-done.ts'
import { EntryPage } from '../page/entry-page.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { CompanyForm } from './company-form.tsx'
import { companiesPath } from './list/company-view.ts'
import type { Choices } from './load-choices.ts'

export { loadChoices } from './load-choices.ts'

const { companies: texts } = words

/** Adds a company. Its people and shipping addresses are added on its page. */
export const NewCompanyPage = ({ data: choices }: PageProps<Choices>) => {
  const done = useDone()
  return (
    <EntryPage wide title={texts.add} list={{ label: texts.title, href: companiesPath }}>
      <div className="max-w-3xl">
        <CompanyForm
          choices={choices}
          cancelHref={companiesPath}
          save={async (sent) => {
            const { id, name } = await shop.companies.createCompany(sent)
            await done({ message: words.added(name), next: `${companiesPath}/${id}` })
          }}
        />
      </div>
    </EntryPage>
  )
}
