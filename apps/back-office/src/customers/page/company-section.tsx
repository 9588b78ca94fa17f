import type { CompanyMembership } from '@vitrine/client'
import { Badge, Link } from '@vitrine/ui'
import { companiesPath } from '../../companies/list/company-view.ts'
import { Section } from '../../page/section.tsx'
import { words } from '../../words/words.ts'

const { companies: texts } = words

/** The company that a customer orders for. Not shown to stores whose customers are all private. */
export const CompanySection = ({ membership }: { membership: CompanyMembership | undefined }) =>
  membership && (
    <Section title={texts.ofCustomer}>
      <p className="flex flex-wrap items-center gap-2 break-words">
        <Link href={`${companiesPath}/${membership.company.id}`}>{membership.company.name}</Link>
        <Badge>{texts.roles[membership.role]}</Badge>
      </p>
      <p className="text-sm text-muted">{texts.terms[membership.company.paymentTerms]}</p>
    </Section>
  )
