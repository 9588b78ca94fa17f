import { EmptyState, Link, PageHeader, Pagination, Stack } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { redirect } from 'react-router'
import { pageNumberIn } from '../page/page-number.ts'
import { SearchForm } from '../page/search-form.tsx'
import { Section } from '../page/section.tsx'
import { TabLinks } from '../page/tab-links.tsx'
import { useTitle } from '../page/use-title.ts'
import { words } from '../words/en.ts'
import { findMembers, pageSize, memberFilters, type FoundMembers, type MemberQuery } from './find-members.ts'
import { MembersTable } from './members-table.tsx'

const { members: texts } = words

interface MembersData extends FoundMembers {
  readonly query: MemberQuery
}

const readQuery = ({ searchParams }: URL): MemberQuery => ({
  show: memberFilters.find((show) => show === searchParams.get('show')) ?? 'all',
  expression: searchParams.get('q')?.trim() ?? '',
  page: pageNumberIn(searchParams),
})

const hrefOf = ({ show, expression, page }: MemberQuery): string => {
  const params = new URLSearchParams({
    ...(show !== 'all' && { show }),
    ...(expression && { q: expression }),
    ...(page > 1 && { page: String(page) }),
  })
  return params.size > 0 ? `/members?${params}` : '/members'
}

const lastPage = (total: number): number => Math.max(1, Math.ceil(total / pageSize))

export const loadMembers = async ({ url, call }: PageRequest): Promise<MembersData> => {
  const query = readQuery(url)
  const found = await findMembers(query, call.signal)
  // The last page may have become empty by approving or blocking its only member.
  if (query.page > lastPage(found.total)) throw redirect(hrefOf({ ...query, page: lastPage(found.total) }))
  return { ...found, query }
}

const NoMembers = ({ query: { show, expression } }: { query: MemberQuery }) => {
  if (expression !== '')
    return (
      <EmptyState title={texts.noneFound} level={2}>
        {texts.noneFoundHint}
      </EmptyState>
    )
  if (show !== 'all') return <EmptyState title={texts.noneOf[show]} level={2} />
  return (
    <EmptyState title={texts.none} level={2}>
      {texts.noneHint}
    </EmptyState>
  )
}

/** All members, pending ones first. */
const PendingFirst = ({ members, pending, query }: MembersData) => (
  <>
    <Section title={texts.waiting} hint={texts.waitingHint}>
      <MembersTable caption={texts.waiting} rows={pending.members} />
      {pending.total > pending.members.length && (
        <Link href={hrefOf({ ...query, show: 'waiting', page: 1 })}>{texts.waitingMore(pending.total)}</Link>
      )}
    </Section>
    <Section title={texts.others}>
      <MembersTable
        caption={texts.others}
        rows={members}
        empty={<p className="text-muted">{query.expression ? texts.noneElseFound : texts.noneElse}</p>}
      />
    </Section>
  </>
)

/** Lists the store's members. */
export const MembersPage = ({ data }: PageProps<MembersData>) => {
  useTitle(texts.title)
  const { members, total, pending, query } = data
  return (
    <Stack gap="lg">
      <PageHeader title={texts.title}>{texts.hint}</PageHeader>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <TabLinks
          label={texts.title}
          tabs={memberFilters.map((show) => ({
            label: texts.shows[show],
            to: hrefOf({ ...query, show, page: 1 }),
            isActive: show === query.show,
          }))}
        />
        <SearchForm label={texts.search} expression={query.expression}>
          {query.show !== 'all' && <input type="hidden" name="show" value={query.show} />}
        </SearchForm>
      </div>
      {pending.members.length > 0 ? (
        <PendingFirst {...data} />
      ) : (
        <MembersTable
          caption={texts.title}
          rows={members}
          empty={<NoMembers query={query} />}
          unconfirmed={query.show === 'unconfirmed'}
        />
      )}
      <Pagination
        label={words.page}
        page={query.page}
        pageCount={lastPage(total)}
        hrefFor={(page) => hrefOf({ ...query, page })}
      />
    </Stack>
  )
}
