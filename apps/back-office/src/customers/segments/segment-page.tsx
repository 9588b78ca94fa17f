import type { CustomerSegment, CustomerTag } from '@vitrine/client'
import { Alert, Button, Link, TextField } from '@vitrine/ui'
import type { PageProps, PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { useCallback, useState } from 'react'
import { loadTimeZone } from '../../clock/store-zone.ts'
import { useTimeZone } from '../../clock/use-time-zone.ts'
import { CancelLink } from '../../form/cancel-link.tsx'
import { DeleteButton } from '../../form/delete-button.tsx'
import { EntryForm } from '../../form/entry-form.tsx'
import { throwFieldError } from '../../form/field-errors.ts'
import { textIn } from '../../form/read-fields.ts'
import { useDone } from '../../form/use-done.ts'
import { EntryPage } from '../../page/entry-page.tsx'
import { FieldGroup } from '../../page/section.tsx'
import { useResults } from '../../page/use-results.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { RuleFields } from './rule-fields.tsx'
import { emptyRule, filterOfRules, isComplete, rulesOfFilter, type Rule } from './rules.ts'

const { segments: texts } = words
const list = '/customers/segments'
const maxRules = 20

interface SegmentData {
  readonly segment: CustomerSegment | undefined
  /** `undefined` if the segment has rules that can’t be edited here. */
  readonly rules: readonly Rule[] | undefined
  readonly tags: readonly CustomerTag[]
  readonly currency: string
}

export const loadSegment = async ({ params: { id } }: PageRequest): Promise<SegmentData> => {
  const [segment, tags, { siteSettings }, timeZone] = await Promise.all([
    id === undefined ? undefined : shop.customers.getCustomerSegment(id),
    shop.customers.listCustomerTags(),
    shop.backOffice.getSiteSettings(),
    loadTimeZone(),
  ])
  const rules = segment ? rulesOfFilter(segment.filter, timeZone) : [emptyRule('spent')]
  return { segment, rules, tags, currency: siteSettings.currency }
}

/** The number of customers who match, while the rules are edited. */
const Matching = ({ rules }: { rules: readonly Rule[] }) => {
  const timeZone = useTimeZone()
  const complete = rules.length > 0 && rules.every(isComplete)
  const count = useCallback(
    async (filter: string) =>
      filter === '' ? [] : [await shop.customers.countCustomers({ filter: JSON.parse(filter) as object })],
    [],
  )
  const typed = complete ? JSON.stringify(filterOfRules(rules, timeZone)) : ''
  const { results, failure, isCurrent } = useResults(typed, count)
  const text = () => {
    if (!complete) return texts.notCounted
    if (failure !== undefined && isCurrent) return failure
    return results?.[0] === undefined || !isCurrent ? texts.counting : texts.matching(results[0])
  }
  return (
    <p role="status" className="font-medium">
      {text()}
    </p>
  )
}

const Rules = ({ rules, tags, currency, setRules }: SegmentData & { setRules: (rules: readonly Rule[]) => void }) => {
  const shown = rules ?? []
  return (
    <FieldGroup title={texts.rules} hint={texts.rulesHint}>
      {shown.map((rule, index) => (
        <RuleFields
          // oxlint-disable-next-line react/no-array-index-key -- a rule has no other name, and several may be equal
          key={index}
          rule={rule}
          index={index}
          currency={currency}
          tags={tags}
          change={(changed) => setRules(shown.with(index, changed))}
          remove={() => setRules(shown.filter((_one, place) => place !== index))}
        />
      ))}
      <div>
        <Button
          type="button"
          size="small"
          disabled={shown.length >= maxRules}
          onClick={() => setRules([...shown, emptyRule('orderCount')])}
        >
          {texts.addRule}
        </Button>
      </div>
      <Matching rules={shown} />
    </FieldGroup>
  )
}

const SegmentForm = (data: SegmentData) => {
  const { segment } = data
  const done = useDone()
  const timeZone = useTimeZone()
  const [rules, setRules] = useState(data.rules)
  const readFilter = () => {
    if (rules === undefined) return {}
    if (rules.length === 0) return throwFieldError('segment.filter', texts.noRules)
    const open = rules.findIndex((rule) => !isComplete(rule))
    if (open >= 0) return throwFieldError(`rule.${open}.value`, texts.notCounted)
    return { filter: filterOfRules(rules, timeZone) }
  }
  const save = async (form: FormData) => {
    const sent = { name: textIn(form, 'segment.name'), ...readFilter() }
    if (!segment) {
      const { id } = await shop.customers.createCustomerSegment(sent)
      return done({ message: words.added(sent.name), next: `${list}/${id}` })
    }
    const { revision } = await shop.customers.updateCustomerSegment(segment.id, {
      ...sent,
      revision: segment.revision!,
    })
    const before = { name: segment.name, filter: segment.filter, revision: revision! }
    return done({ message: words.saved, undo: () => shop.customers.updateCustomerSegment(segment.id, before) })
  }
  return (
    <EntryForm
      label={texts.one}
      save={save}
      actions={
        segment ? (
          <>
            <Button href={`/customers?segment=${segment.id}`}>{texts.view}</Button>
            <DeleteButton
              name={segment.name}
              hint={texts.delete}
              remove={() => shop.customers.deleteCustomerSegment(segment.id)}
              next={list}
            />
          </>
        ) : (
          <CancelLink href={list} />
        )
      }
    >
      {(field) => (
        <>
          <TextField
            {...field('segment.name')}
            label={texts.name}
            defaultValue={segment?.name ?? ''}
            required
            maxLength={100}
          />
          {rules === undefined ? <Alert title={texts.other} /> : <Rules {...data} rules={rules} setRules={setRules} />}
        </>
      )}
    </EntryForm>
  )
}

/** Creates or edits a segment. The number of its customers is shown while its rules change. */
export const SegmentPage = ({ data }: PageProps<SegmentData>) => (
  <EntryPage
    wide
    title={data.segment?.name ?? texts.add}
    list={{ label: texts.title, href: list }}
    hint={
      <span className="block max-w-3xl">
        {texts.prices} <Link href="/customers/groups">{words.memberGroups.title}</Link>
      </span>
    }
  >
    <div className="max-w-3xl">
      <SegmentForm key={`${data.segment?.id} ${data.segment?.revision}`} {...data} />
    </div>
  </EntryPage>
)
