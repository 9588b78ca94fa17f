import type { Order } from '@vitrine/client'
import { Badge, CloseIcon, IconButton, showToast } from '@vitrine/ui'
import { useRevalidator } from 'react-router'
import { AskButton } from '../../confirm/confirm-button.tsx'
import { sentenceFor } from '../../error-message.ts'
import { words } from '../../words/en.ts'
import { tagAll } from '../list/bulk-actions.ts'
import { nameOfTag, tagIdsOf, type TagNames } from './tag-names.ts'
import { TagField, typedTag } from './tag-dialog.tsx'
import { tagNamed } from './load-tags.ts'

const { desk: said } = words

/** Adds a tag to an order or removes it. Throws if that fails. */
const changeTag = async (order: Order, tag: string, isAdded: boolean): Promise<void> => {
  const { failed } = await tagAll([order], tag, isAdded)
  if (failed[0]) throw new Error(failed[0].why)
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
      showToast({ message: said.untagged(nameOfTag(tagNames, tag), 1), onUndo: () => void change(tag, true) })
    } catch (error) {
      showToast({ message: sentenceFor(error) })
    }
  }
  const ids = tagIdsOf(order)
  return (
    <div className="grid justify-items-start gap-2">
      {ids.length === 0 && <p className="text-muted">{said.noTags}</p>}
      {ids.length > 0 && (
        <ul className="flex list-none flex-wrap gap-2 p-0">
          {ids.map((id) => (
            <li key={id} className="flex items-center">
              <Badge>{nameOfTag(tagNames, id)}</Badge>
              <IconButton
                size="small"
                label={said.removeTagNamed(nameOfTag(tagNames, id))}
                onClick={() => void change(id, false)}
              >
                <CloseIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <AskButton
        button={{ size: 'small', variant: 'quiet' }}
        title={said.addTag}
        hint={said.tagHint}
        confirm={said.addTag}
        variant="primary"
        done={(form) => said.tagged(typedTag(form), 1)}
        act={async (form) => changeTag(order, await tagNamed(tagNames, typedTag(form)), true)}
      >
        {(failure) => <TagField tagNames={tagNames} failure={failure} />}
      </AskButton>
    </div>
  )
}
