import type { Order } from '@vitrine/client'
import { Badge, CloseIcon, IconButton, showToast } from '@vitrine/ui'
import { useRevalidator } from 'react-router'
import { PageError } from '../../errors/page-error.ts'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { errorMessage } from '../../error-message.ts'
import { words } from '../../words/words.ts'
import { tagAll } from '../list/bulk-actions.ts'
import { tagName, tagIdsOf, type TagNames } from './tag-names.ts'
import { TagField, typedTag } from '../../form/tag-field.tsx'
import { findOrCreateTag } from './load-tags.ts'

const { desk: texts } = words

/** Adds a tag to an order or removes it. Throws if that fails. */
const changeTag = async (order: Order, tag: string, isAdded: boolean): Promise<void> => {
  const { failed } = await tagAll([order], tag, isAdded)
  if (failed[0]) throw new PageError(failed[0].reason)
}

interface TagsProps {
  readonly order: Order
  readonly tagNames: TagNames
}

/** The tags of an order. Removing one can be undone. */
export const OrderTags = ({ order, tagNames }: TagsProps) => {
  const { revalidate } = useRevalidator()
  const change = async (tag: string, isAdded: boolean) => {
    try {
      await changeTag(order, tag, isAdded)
      await revalidate()
      if (isAdded) return
      showToast({ message: texts.untagged(tagName(tagNames, tag), 1), onUndo: () => void change(tag, true) })
    } catch (error) {
      showToast({ message: errorMessage(error) })
    }
  }
  const ids = tagIdsOf(order)
  return (
    <div className="grid justify-items-start gap-2">
      {ids.length === 0 && <p className="text-muted">{texts.noTags}</p>}
      {ids.length > 0 && (
        <ul className="flex list-none flex-wrap gap-2 p-0">
          {ids.map((id) => (
            <li key={id} className="flex items-center">
              <Badge>{tagName(tagNames, id)}</Badge>
              <IconButton
                size="small"
                label={texts.removeTagNamed(tagName(tagNames, id))}
                onClick={() => void change(id, false)}
              >
                <CloseIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <ConfirmButton
        button={{ size: 'small', variant: 'quiet' }}
        title={texts.addTag}
        hint={texts.tagHint}
        confirm={texts.addTag}
        variant="primary"
        done={(form) => texts.tagged(typedTag(form), 1)}
        act={async (form) => changeTag(order, await findOrCreateTag(tagNames, typedTag(form)), true)}
      >
        {(failure) => (
          <TagField label={texts.tagName} hint={texts.tagNameHint} tags={[...tagNames.values()]} failure={failure} />
        )}
      </ConfirmButton>
    </div>
  )
}
