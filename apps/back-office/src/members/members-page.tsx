import { EmptyState, Link, PageHeader, Pagination, Stack } from '@vitrine/ui'
import type { Asked, PageProps } from '@vitrine/web/routed-page.tsx'
import { redirect } from 'react-router'
import { pageIn } from '../page/page-number.ts'
import { SearchForm } from '../page/search-form.tsx'
import { Section } from '../page/section.tsx'
import { ShowTabs } from '../page/tab-links.tsx'
import { useTitle } from '../page/use-title.ts'
import { words } from '../words/en.ts'
import { findMembers, pageSize, shows, type FoundMembers, type Wanted } from './find-members.ts'
import { MembersTable } from './members-table.tsx'

const { members: said } = words

interface MembersData extends FoundMembers {
  readonly wanted: Wanted
}

const wantedBy = ({ searchParams }: URL): Wanted => ({
  show: shows.find((show) => show === searchParams.get('show')) ?? 'all',
  expression: searchParams.get('q')?.trim() ?? '',
  page: pageIn(searchParams),
})

const hrefOf = ({ show, expression, page }: Wanted): string => {
  const params = new URLSearchParams({
    ...(show !== 'all' && { show }),
    ...(expression && { q: expression }),
    ...(page > 1 && { page: String(page) }),
  })
  return params.size > 0 ? `/members?${params}` : '/members'
}

const lastPage = (total: number): number => Math.max(1, Math.ceil(total / pageSize))

export const loadMembers = async ({ url, call }: Asked): Promise<MembersData> => {
  const wanted = wantedBy(url)
  const found = await findMembers(wanted, call.signal)
  // The last page may have become empty by approving or blocking its only member.
  if (wanted.page > lastPage(found.total)) throw redirect(hrefOf({ ...wanted, page: lastPage(found.total) }))
  return { ...found, wanted }
}

const Nobody = ({ wanted: { show, expression } }: { wanted: Wanted }) => {
  if (expression !== '')
    return (
      <EmptyState title={said.noneFound} level={2}>
        {said.noneFoundHint}
      </EmptyState>
    )
  if (show !== 'all') return <EmptyState title={said.noneOf[show]} level={2} />
  return (
    <EmptyState title={said.none} level={2}>
      {said.noneHint}
    </EmptyState>
  )
}

/** All members, pending ones first. */
const WaitingFirst = ({ members, waiting, wanted }: MembersData) => (
  <>
    <Section title={said.waiting} hint={said.waitingHint}>
      <MembersTable caption={said.waiting} rows={waiting.members} />
      {waiting.total > waiting.members.length && (
        <Link href={hrefOf({ ...wanted, show: 'waiting', page: 1 })}>{said.waitingMore(waiting.total)}</Link>
      )}
    </Section>
    <Section title={said.others}>
      <MembersTable
        caption={said.others}
        rows={members}
        empty={<p className="text-muted">{wanted.expression ? said.noneElseFound : said.noneElse}</p>}
      />
    </Section>
  </>
)

/** Lists the store's members. */
export const MembersPage = ({ data }: PageProps<MembersData>) => {
  useTitle(said.title)
  const { members, total, waiting, wanted } = data
  return (
    <Stack gap="lg">
      <PageHeader title={said.title}>{said.hint}</PageHeader>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ShowTabs
          label={said.title}
          tabs={shows.map((show) => ({
            label: said.shows[show],
            to: hrefOf({ ...wanted, show, page: 1 }),
            isActive: show === wanted.show,
          }))}
        />
        <SearchForm label={said.search} expression={wanted.expression}>
          {wanted.show !== 'all' && <input type="hidden" name="show" value={wanted.show} />}
        </SearchForm>
      </div>
      {waiting.members.length > 0 ? (
        <WaitingFirst {...data} />
      ) : (
        <MembersTable
          caption={said.title}
          rows={members}
          empty={<Nobody wanted={wanted} />}
          unconfirmed={wanted.show === 'unconfirmed'}
        />
      )}
      <Pagination
        label={words.page}
        page={wanted.page}
        pageCount={lastPage(total)}
        hrefFor={(page) => hrefOf({ ...wanted, page })}
      />
    </Stack>
  )
}
