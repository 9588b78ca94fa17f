import type { EmailTemplate } from '@vitrine/client'
import { Badge, Link, PageHeader, Stack, Table } from '@vitrine/ui'
import type { PageProps, PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { linkColumn } from '../page/table-section.tsx'
import { useTitle } from '../page/use-title.ts'
import { shop } from '../shop.ts'
import { languageName } from '../translations/languages.ts'
import { words } from '../words/words.ts'
import { slugOf } from './slug.ts'

const { emails: texts } = words

export const loadEmails = ({ call }: PageRequest): Promise<readonly EmailTemplate[]> =>
  shop.emailTemplates.listEmailTemplates(call)

const Status = ({ enabled, languages }: EmailTemplate) => (
  <span className="flex flex-wrap gap-2">
    <Badge tone={enabled ? 'positive' : 'neutral'} dot>
      {texts.states[enabled ? 'on' : 'off']}
    </Badge>
    {languages.length > 0 && <Badge tone="neutral">{texts.ownTexts(languages.map(languageName))}</Badge>}
  </span>
)

/** The kinds of email to customers. */
export const EmailsPage = ({ data: templates }: PageProps<readonly EmailTemplate[]>) => {
  useTitle(texts.title)
  return (
    <Stack gap="lg">
      <PageHeader title={texts.title}>{texts.hint}</PageHeader>
      <Table
        caption={texts.title}
        captionHidden
        rows={templates}
        rowKey={({ kind }) => kind}
        columns={[
          linkColumn<EmailTemplate>({
            header: texts.email,
            href: ({ kind }) => `/emails/${slugOf(kind)}`,
            name: ({ kind }) => texts.names[kind],
          }),
          {
            key: 'when',
            header: texts.when,
            cell: ({ kind }) => <span className="text-sm text-muted">{texts.hints[kind]}</span>,
          },
          { key: 'state', header: texts.state, cell: (template) => <Status {...template} /> },
        ]}
      />
      <p className="text-sm text-muted">
        {texts.abandonedHint} <Link href="/orders/abandoned/settings">{texts.abandonedLink}</Link>.
      </p>
    </Stack>
  )
}
