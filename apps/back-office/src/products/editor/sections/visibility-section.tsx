import { Card, Checkbox, RadioGroup, Stack } from '@vitrine/ui'
import { words } from '../../../words/en.ts'
import type { SectionProps } from './section-props.ts'

const { editor: texts } = words

/** Whether customers see the product, and of a new one whether it is downloaded. */
export const VisibilitySection = ({ editor: { draft, change }, data: { saved }, field }: SectionProps) => (
  <Card as="section" appearance="framed" title={texts.visibility} level={2}>
    <Stack>
      <RadioGroup
        label={texts.visibility}
        labelHidden
        name={field('product.visible').name}
        hint={texts.visibleHint}
        options={[
          { value: 'shown', label: texts.visibilities.shown },
          { value: 'hidden', label: texts.visibilities.hidden },
        ]}
        value={draft.visible ? 'shown' : 'hidden'}
        onValueChange={(value) => change({ visible: value === 'shown' })}
      />
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
