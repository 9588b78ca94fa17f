import type { SearchSettings, SearchTerm } from '@vitrine/client'
import { Button, PageHeader, Stack, TextArea } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { throwFieldError } from '../form/field-errors.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { textIn } from '../form/read-fields.ts'
import { useDone } from '../form/use-done.ts'
import { shop } from '../shop.ts'
import { TabLinks } from '../page/tab-links.tsx'
import { actionColumn, TableSection } from '../page/table-section.tsx'
import { useTitle } from '../page/use-title.ts'
import { words } from '../words/words.ts'
import { readSynonymLines, writeSynonymLines } from './synonym-lines.ts'

const { searches: texts } = words

interface SearchData {
  readonly settings: SearchSettings
  readonly terms: readonly SearchTerm[]
  /** Whether only searches without results are shown. */
  readonly isWithout: boolean
}

export const loadSearch = async ({ url, call }: PageRequest): Promise<SearchData> => {
  const isWithout = url.searchParams.get('show') === 'without-results'
  const [settings, terms] = await Promise.all([
    shop.search.getSearchSettings(call),
    shop.search.listSearchTerms({ withoutResults: isWithout, limit: 100 }, call),
  ])
  return { settings, terms, isWithout }
}

const field = 'settings.synonyms'

const readForm = (form: FormData): SearchSettings => {
  const read = readSynonymLines(textIn(form, field))
  return Array.isArray(read) ? { synonyms: read } : throwFieldError(field, texts.wrong[read.reason](read.line))
}

/** Search terms of customers, with a button to add synonyms for those without results. */
const Report = ({ terms, isWithout }: Omit<SearchData, 'settings'>) => (
  <Stack gap="md">
    <TabLinks
      label={texts.report}
      tabs={[
        { label: texts.all, to: '/search', isActive: !isWithout },
        { label: texts.without, to: '/search?show=without-results', isActive: isWithout },
      ]}
    />
    <TableSection
      title={texts.report}
      hint={texts.reportHint}
      rows={terms}
      rowKey={({ term }) => term}
      columns={[
        { key: 'term', header: texts.term, rowHeader: true, cell: ({ term }) => <bdi>{term}</bdi> },
        { key: 'searches', header: texts.times, align: 'end', cell: ({ searches }) => searches },
        { key: 'without', header: texts.without, align: 'end', cell: ({ withoutResults }) => withoutResults },
        actionColumn<SearchTerm>({
          key: 'add',
          header: texts.addSynonym,
          cell: ({ term, withoutResults }) =>
            withoutResults > 0 &&
            !/\s/.test(term) && (
              <Button
                size="small"
                variant="quiet"
                onClick={() => beginLine(term)}
                aria-label={texts.addSynonymFor(term)}
              >
                {texts.addSynonym}
              </Button>
            ),
        }),
      ]}
      none={isWithout ? texts.noneWithout : texts.none}
    />
  </Stack>
)

/** Starts a synonym line for a term below the existing ones. */
const beginLine = (term: string): void => {
  const area = document.getElementById(field)
  if (!(area instanceof HTMLTextAreaElement)) return
  const before = area.value.trimEnd()
  area.value = `${before}${before && '\n'}${term} > `
  area.dispatchEvent(new Event('input', { bubbles: true }))
  area.focus()
  area.setSelectionRange(area.value.length, area.value.length)
}

/** Search report and synonyms. */
export const SearchPage = ({ data: { settings, ...report } }: PageProps<SearchData>) => {
  useTitle(texts.title)
  const done = useDone()
  const lines = writeSynonymLines(settings.synonyms)
  const save = async (form: FormData) => {
    await shop.search.updateSearchSettings(readForm(form))
    return done({ message: words.saved, undo: () => shop.search.updateSearchSettings(settings) })
  }
  return (
    <Stack gap="xl">
      <PageHeader title={texts.title}>{texts.hint}</PageHeader>
      <div className="max-w-form">
        <EntryForm key={lines} label={texts.synonyms} save={save}>
          {(fieldOf) => (
            <TextArea
              {...fieldOf(field)}
              label={texts.synonyms}
              hint={texts.synonymsHint}
              rows={6}
              mark="optional"
              defaultValue={lines}
            />
          )}
        </EntryForm>
      </div>
      <Report {...report} />
    </Stack>
  )
}
