import { Card, Stack } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { Section } from '../../page/section.tsx'
import { words } from '../../words/words.ts'
import { AddCustom, AddProducts, DraftFailure } from './draft-add.tsx'
import { DraftAmounts } from './draft-amounts.tsx'
import { DraftLines } from './draft-lines.tsx'
import { DraftCustomer } from './draft-customer.tsx'
import { DraftShipping } from './draft-shipping.tsx'
import { DraftSummary } from './draft-summary.tsx'
import type { DraftEditing } from './use-draft-order.ts'

const { drafts: texts } = words

/** All editable parts of a draft, except totals and actions. */
export const DraftEditor = ({ editing, children }: { editing: DraftEditing; children: ReactNode }) => (
  <div className="grid items-start gap-8 lg:grid-cols-[2fr_1fr]">
    <Stack gap="lg">
      <DraftFailure editing={editing} />
      <Section title={texts.items}>
        <AddProducts editing={editing} />
        <DraftLines editing={editing} />
        <AddCustom editing={editing} />
      </Section>
      <Section title={texts.customer}>
        <DraftCustomer key={editing.draft.id} editing={editing} />
      </Section>
      <Section title={texts.shipping}>
        <DraftShipping key={editing.calculated.shippingOptions.length} editing={editing} />
      </Section>
      <Section title={texts.more}>
        <DraftAmounts editing={editing} />
      </Section>
    </Stack>
    <Card as="section" appearance="framed" className="lg:sticky lg:top-6">
      <Stack>
        <h2 className="font-display text-xl">{texts.summary}</h2>
        <DraftSummary editing={editing} />
        {children}
      </Stack>
    </Card>
  </div>
)
