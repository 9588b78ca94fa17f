import type { Customer, CustomerTag } from '@vitrine/client'
import { showToast } from '@vitrine/ui'
import { useRevalidator } from 'react-router'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { errorMessage } from '../../error-message.ts'
import { Chips } from '../../form/chips.tsx'
import { Section } from '../../page/section.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { TagField, typedTag } from '../../form/tag-field.tsx'

const { customers: texts } = words

/** The tags of a customer. Removing one can be undone. */
export const TagsSection = ({
  customer: { id, tags },
  known,
}: {
  customer: Customer
  known: readonly CustomerTag[]
}) => {
  const { revalidate } = useRevalidator()
  const add = (tag: string) => shop.customers.bulkUpdateCustomerTags([id], { add: [tag] })
  const undo = (tag: string) =>
    void add(tag)
      .then(revalidate)
      .catch((error: unknown) => showToast({ message: errorMessage(error) }))
  const remove = async (tag: string) => {
    try {
      await shop.customers.bulkUpdateCustomerTags([id], { remove: [tag] })
      await revalidate()
      showToast({ message: texts.untagged(tag, 1), onUndo: () => undo(tag) })
    } catch (error) {
      showToast({ message: errorMessage(error) })
    }
  }
  return (
    <Section
      title={texts.tags}
      actions={
        <ConfirmButton
          button={{ size: 'small', variant: 'quiet' }}
          label={texts.addTag}
          title={texts.addTag}
          hint={texts.tagDialogHint}
          confirm={texts.addTag}
          variant="primary"
          done={(form) => texts.tagged(typedTag(form), 1)}
          act={(form) => add(typedTag(form))}
        >
          {(failure) => (
            <TagField label={texts.tag} hint={texts.tagHint} tags={known.map(({ tag }) => tag)} failure={failure} />
          )}
        </ConfirmButton>
      }
    >
      {tags.length === 0 && <p className="text-muted">{texts.noTags}</p>}
      <Chips values={tags} labelOf={(tag) => tag} remove={(tag) => void remove(tag)} label={texts.tags} />
    </Section>
  )
}
