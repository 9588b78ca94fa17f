import type { CheckoutSettings } from '@vitrine/client'
import { Badge, PageHeader, Stack, Table, type BadgeProps } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { shop } from '../shop.ts'
import { linkColumn } from '../page/table-section.tsx'
import { useTitle } from '../page/use-title.ts'
import { languageName } from '../translations/languages.ts'
import { words } from '../words/words.ts'
import {
  countPlaceholders,
  missingLanguages,
  policyKinds,
  policyStates,
  type PolicyKind,
  type PolicyState,
} from './kinds.ts'

const { policies: texts } = words

interface PoliciesData {
  readonly policies: NonNullable<CheckoutSettings['checkoutPolicies']>
  readonly country: string | undefined
  /** Additional languages of the store. */
  readonly languages: readonly string[]
}

export const loadPolicies = async (): Promise<PoliciesData> => {
  const [{ checkoutSettings }, { siteSettings }] = await Promise.all([
    shop.checkoutSettings.getCheckoutSettings(),
    shop.backOffice.getSiteSettings(),
  ])
  const { businessAddress, languages } = siteSettings
  return { policies: checkoutSettings.checkoutPolicies ?? {}, country: businessAddress?.country, languages }
}

type Row = PolicyKind & {
  readonly state: PolicyState
  readonly places: number
  /** Languages of the store without a text. */
  readonly missing: readonly string[]
}

const tones = {
  shown: 'positive',
  draft: 'caution',
  hidden: 'neutral',
  missing: 'caution',
  none: 'neutral',
} as const satisfies Record<PolicyState, BadgeProps['tone']>

const rowsOf = ({ policies, country, languages }: PoliciesData): Row[] => {
  const states = policyStates(policies, country)
  return policyKinds.map((kind) => {
    const { field } = kind
    const missing = missingLanguages(policies, field, languages)
    return { ...kind, state: states[field], places: countPlaceholders(policies, field), missing }
  })
}

const Status = ({ state, places, missing }: Row) => (
  <span className="flex flex-wrap gap-2">
    <Badge tone={tones[state]} dot>
      {texts.states[state]}
    </Badge>
    {places > 0 && <Badge tone="caution">{texts.places(places)}</Badge>}
    {missing.length > 0 && <Badge>{texts.missingLanguages(missing.map(languageName).join(', '))}</Badge>}
  </span>
)

/** Policies of the store, and which of them are missing. */
export const PoliciesPage = ({ data }: PageProps<PoliciesData>) => {
  useTitle(texts.title)
  return (
    <Stack gap="lg">
      <PageHeader title={texts.title}>{texts.hint}</PageHeader>
      <Table
        caption={texts.title}
        captionHidden
        rows={rowsOf(data)}
        rowKey={({ field }) => field}
        columns={[
          {
            ...linkColumn<Row>({
              header: texts.policy,
              href: ({ slug }) => `/policies/${slug}`,
              name: ({ field }) => <span className="sm:whitespace-nowrap">{texts.names[field]}</span>,
            }),
          },
          {
            key: 'hint',
            header: texts.text,
            headerHidden: true,
            cell: ({ field }) => <span className="text-sm text-muted">{texts.hints[field]}</span>,
          },
          { key: 'state', header: texts.state, cell: (row) => <Status {...row} /> },
        ]}
      />
    </Stack>
  )
}
