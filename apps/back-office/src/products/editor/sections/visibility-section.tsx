import { Card, Checkbox, RadioGroup, Stack } from '@vitrine/ui'
import { MomentInput } from '../../../clock/date-fields.tsx'
import { momentOfText, momentToText } from '../../../clock/read-dates.ts'
import { words } from '../../../words/words.ts'
import type { ProductDraft } from '../draft/product-draft.ts'
import type { SectionProps } from './section-props.ts'

const { editor: texts, productBulk, productList } = words
const statuses = ['ACTIVE', 'DRAFT', 'SCHEDULED', 'ARCHIVED'] as const satisfies readonly ProductDraft['status'][]

/** Whether customers see the product, from when, and of a new one whether it is downloaded. */
export const VisibilitySection = ({ editor: { draft, change }, data: { saved }, field }: SectionProps) => (
  <Card as="section" appearance="framed" title={texts.visibility} level={2}>
    <Stack>
      <RadioGroup
        label={texts.visibility}
        labelHidden
        name={field('product.status').name}
        hint={texts.visibleHint}
        options={statuses.map((value) => ({
          value,
          label: productList.statuses[value],
          hint: productBulk.statusHints[value],
        }))}
        value={draft.status}
        onValueChange={(value) => change({ status: statuses.find((one) => one === value) ?? draft.status })}
      />
      {draft.status === 'SCHEDULED' && (
        <MomentInput
          {...field('product.publishDate')}
          label={productBulk.publishDate}
          required
          moment={momentOfText(draft.publishDate)}
          onMoment={(moment) => change({ publishDate: momentToText(moment) })}
        />
      )}
      {!saved && (
        <Checkbox
          label={words.downloads.isDigital}
          hint={words.downloads.isDigitalHint}
          checked={draft.productType === 'DIGITAL'}
          onChange={(event) => change({ productType: event.target.checked ? 'DIGITAL' : 'PHYSICAL' })}
        />
      )}
    </Stack>
  </Card>
)
