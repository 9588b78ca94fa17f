import type { Collection, Discount, MemberGroup } from '@vitrine/client'
import { Button } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useTimeZone } from '../clock/use-time-zone.ts'
import { EntryPage } from '../page/entry-page.tsx'
import { CancelLink } from '../form/cancel-link.tsx'
import { DeleteButton } from '../form/delete-button.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import type { Names } from './names.ts'
import { DiscountFields } from './discount-fields.tsx'
import { DiscountStateBadge, usedOf } from './discounts-page.tsx'
import { loadNames } from './load-names.ts'
import { DiscountPreview } from './discount-preview.tsx'
import { editableFields, readDiscount, unsetLimits } from './read-discount.ts'

const { discounts: texts } = words
const list = '/discounts'

interface DiscountData {
  readonly discount: Discount | undefined
  readonly collections: readonly Collection[]
  readonly groups: readonly MemberGroup[]
  readonly discounts: readonly Discount[]
  readonly names: Names
}

export const loadDiscount = async ({ params: { id } }: PageRequest): Promise<DiscountData> => {
  const discount = id === undefined ? undefined : await shop.discounts.getDiscount(id)
  return { discount, ...(await loadNames(discount ? [discount] : [])) }
}

const restore = (discount: Discount, revision: string) => {
  const before = editableFields(discount)
  return shop.discounts.updateDiscount(discount.id, { ...before, revision }, { unset: unsetLimits(before) })
}

/** Activates, deactivates or duplicates a discount. A duplicate starts inactive. */
const Actions = ({ discount }: { discount: Discount }) => {
  const done = useDone()
  const turn = async () => {
    const { active, revision: read } = discount
    const { revision } = await shop.discounts.updateDiscount(discount.id, { revision: read, active: !active })
    await done({ message: active ? texts.isOff : texts.isOn, undo: () => restore(discount, revision) })
  }
  const copy = async () => {
    const name = texts.copyOf(discount.name).slice(0, 50)
    const { id } = await shop.discounts.createDiscount({ ...editableFields(discount), name, active: false })
    await done({ message: words.added(name), next: `${list}/${id}` })
  }
  return (
    <span className="flex flex-wrap gap-3">
      <Button onClick={() => void copy()}>{texts.duplicate}</Button>
      <Button onClick={() => void turn()}>{discount.active ? texts.switchOff : texts.switchOn}</Button>
    </span>
  )
}

const DiscountForm = ({ discount, ...data }: DiscountData) => {
  const done = useDone()
  const timeZone = useTimeZone()
  const save = async (form: FormData) => {
    const sent = readDiscount(form, timeZone)
    if (!discount) {
      const { id, name } = await shop.discounts.createDiscount(sent)
      return done({ message: words.added(name), next: `${list}/${id}` })
    }
    const options = { unset: unsetLimits(sent) }
    const { revision } = await shop.discounts.updateDiscount(
      discount.id,
      { ...sent, revision: discount.revision },
      options,
    )
    return done({ message: words.saved, undo: () => restore(discount, revision) })
  }
  return (
    <EntryForm
      label={texts.one}
      save={save}
      actions={
        discount ? (
          <DeleteButton
            name={discount.name}
            hint={texts.delete}
            remove={() => shop.discounts.deleteDiscount(discount.id)}
            next={list}
          />
        ) : (
          <CancelLink href={list} />
        )
      }
    >
      {(field) => <DiscountFields discount={discount} field={field} {...data} />}
    </EntryForm>
  )
}

/** Creates or edits a discount. */
export const DiscountPage = ({ data }: PageProps<DiscountData>) => {
  const { discount, names } = data
  return (
    <EntryPage
      wide
      title={discount?.name ?? texts.add}
      list={{ label: texts.title, href: list }}
      hint={
        discount && (
          <span className="flex flex-wrap items-center gap-3">
            <DiscountStateBadge discount={discount} />
            {`${texts.used}: ${usedOf(discount, names)}`}
          </span>
        )
      }
      actions={discount && <Actions discount={discount} />}
    >
      <div className="grid items-start gap-10 xl:grid-cols-2">
        <DiscountForm key={`${discount?.id} ${discount?.revision}`} {...data} />
        {discount && <DiscountPreview />}
      </div>
    </EntryPage>
  )
}
