import { Card, SelectField, Stack } from '@vitrine/ui'
import { words } from '../../../words/words.ts'
import type { SectionProps } from './section-props.ts'

const optionsOf = (all: readonly { readonly id?: string; readonly name?: string }[]) =>
  all.map(({ id = '', name = '' }) => ({ value: id, label: name }))

/** Tax group and delivery profile, if there are several. */
export const SellingSection = ({ editor: { draft, change }, data: { choices, saved }, kind, field }: SectionProps) => {
  const { groups, profiles } = choices
  const isShipped = !kind.isDigital && !kind.isBundle && !kind.isGiftCard
  const hasGroups = groups.length > 1 && !kind.isBundle && !kind.isGiftCard
  const hasProfiles = profiles.length > 1 && isShipped
  if (!hasGroups && !hasProfiles) return null
  const placeholder = saved ? {} : { placeholder: words.editor.defaultChoice }
  return (
    <Card as="section" appearance="framed" title={words.editor.selling} level={2}>
      <Stack>
        {hasGroups && (
          <SelectField
            {...field('product.taxGroup')}
            {...placeholder}
            label={words.taxes.productGroup}
            options={optionsOf(groups)}
            value={draft.taxGroupId}
            mark="none"
            onChange={(event) => change({ taxGroupId: event.target.value })}
          />
        )}
        {hasProfiles && (
          <SelectField
            {...field('product.deliveryProfile')}
            {...placeholder}
            label={words.deliveries.profile}
            options={optionsOf(profiles)}
            value={draft.deliveryProfileId}
            mark="none"
            onChange={(event) => change({ deliveryProfileId: event.target.value })}
          />
        )}
      </Stack>
    </Card>
  )
}
