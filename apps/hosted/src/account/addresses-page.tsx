import type { SavedAddress } from '@vitrine/client'
import {
  AddressFields,
  Alert,
  Badge,
  Button,
  EmptyState,
  ErrorSummary,
  SelectField,
  Stack,
  type AddressKey,
  type AddressValues,
  type SelectOption,
} from '@vitrine/ui'
import { addressLabels } from '../address-labels.ts'
import { BusyForm } from '../busy-form.tsx'
import { useWords } from '../words/use-words.tsx'
import { AccountLayout, type AccountData } from './account-layout.tsx'

type Tag = NonNullable<SavedAddress['tag']>

const path = '/hosted/account/addresses'
/** A book keeps places; who lives there is told with each order. */
const notKept: readonly AddressKey[] = ['firstName', 'lastName', 'company', 'phone']
const required: readonly AddressKey[] = ['country', 'addressLine', 'city']

export interface ShownAddress {
  readonly id: string
  readonly tag: Tag
  readonly lines: readonly string[]
}

export interface AddressFormData {
  readonly id?: string
  readonly tag: Tag
  readonly tags: readonly Tag[]
  readonly values: Partial<AddressValues>
  readonly errors: Partial<Record<AddressKey, string>>
  readonly countries: readonly SelectOption[]
  readonly failure?: string
}

export interface AddressesData extends AccountData {
  readonly addresses: readonly ShownAddress[]
  readonly form?: AddressFormData
  readonly deleting?: ShownAddress
  readonly notice?: string
  readonly failure?: string
}

const Lines = ({ lines }: Pick<ShownAddress, 'lines'>) => (
  <address className="min-w-0 break-words not-italic">
    {lines.map((line) => (
      <span key={line} className="block">
        <bdi>{line}</bdi>
      </span>
    ))}
  </address>
)

const FirstForm = ({ id, where }: { id: string; where: string }) => {
  const words = useWords()
  return (
    <BusyForm aria-label={`${words.addressMakeFirst}: ${where}`} action={path}>
      {(isBusy) => (
        <>
          <input type="hidden" name="intent" value="first" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" size="small" busy={isBusy} aria-label={`${words.addressMakeFirst}: ${where}`}>
            {words.addressMakeFirst}
          </Button>
        </>
      )}
    </BusyForm>
  )
}

const Entry = ({ id, tag, lines, isFirst }: ShownAddress & { isFirst: boolean }) => {
  const words = useWords()
  const where = lines.join(', ')
  return (
    <li className="grid content-between gap-4 rounded-md border border-line p-5">
      <div className="grid gap-2">
        {(isFirst || tag !== 'UNTAGGED') && (
          <p className="flex flex-wrap gap-2">
            {isFirst && <Badge tone="positive">{words.addressFirst}</Badge>}
            {tag !== 'UNTAGGED' && <Badge>{words.labels[tag]}</Badge>}
          </p>
        )}
        <Lines lines={lines} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" href={`${path}?edit=${id}`} aria-label={`${words.change}: ${where}`}>
          {words.change}
        </Button>
        {!isFirst && <FirstForm id={id} where={where} />}
        <Button size="small" variant="quiet" href={`${path}?delete=${id}`} aria-label={words.removeOne(where)}>
          {words.remove}
        </Button>
      </div>
    </li>
  )
}

const Book = ({ addresses }: Pick<AddressesData, 'addresses'>) => {
  const words = useWords()
  const add = (
    <Button href={`${path}?new`} variant={addresses.length === 0 ? 'primary' : 'secondary'}>
      {words.addressAdd}
    </Button>
  )
  if (addresses.length === 0)
    return (
      <EmptyState title={words.addressesNone} level={2} actions={add}>
        {words.addressesNoneHint}
      </EmptyState>
    )
  return (
    <section aria-labelledby="addresses" className="grid gap-5">
      <header>
        <h2 id="addresses" className="font-display text-2xl">
          {words.addresses}
        </h2>
        <p className="mt-1 text-muted">{words.addressesHint}</p>
      </header>
      <ul className="grid list-none items-stretch gap-4 p-0 sm:grid-cols-2">
        {addresses.map((address, index) => (
          <Entry key={address.id} {...address} isFirst={index === 0} />
        ))}
      </ul>
      <div>{add}</div>
    </section>
  )
}

const AddressForm = ({ id, tag, tags, values, errors, countries, failure }: AddressFormData) => {
  const words = useWords()
  const labels = addressLabels(words)
  const found = Object.entries(errors).map(([key, message]) => ({
    message: `${labels[key as AddressKey]}: ${message}`,
    fieldId: key,
  }))
  return (
    <BusyForm aria-labelledby="address" action={path} noValidate={found.length > 0} className="max-w-prose">
      {(isBusy) => (
        <Stack gap="lg">
          <h2 id="address" className="font-display text-2xl">
            {id === undefined ? words.addressNew : words.addressChange}
          </h2>
          {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
          {found.length > 0 && <ErrorSummary errors={found} />}
          <input type="hidden" name="intent" value="save" />
          {id !== undefined && <input type="hidden" name="id" value={id} />}
          <AddressFields
            countries={countries}
            values={values}
            errors={errors}
            labels={labels}
            required={required}
            omit={notKept}
          />
          <SelectField
            id="tag"
            name="tag"
            label={words.label}
            defaultValue={tag}
            options={tags.map((value) => ({ value, label: words.labels[value] }))}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" busy={isBusy}>
              {words.save}
            </Button>
            <Button href={path}>{words.back}</Button>
          </div>
        </Stack>
      )}
    </BusyForm>
  )
}

const Deletion = ({ id, lines }: ShownAddress) => {
  const words = useWords()
  return (
    <BusyForm aria-labelledby="delete" action={path} className="max-w-prose">
      {(isBusy) => (
        <Stack gap="lg">
          <header>
            <h2 id="delete" className="font-display text-2xl">
              {words.addressDeleteTitle}
            </h2>
            <p className="mt-1 text-muted">{words.addressDeleteHint}</p>
          </header>
          <Lines lines={lines} />
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="id" value={id} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="critical" busy={isBusy}>
              {words.remove}
            </Button>
            <Button href={path}>{words.keepIt}</Button>
          </div>
        </Stack>
      )}
    </BusyForm>
  )
}

const Content = ({ form, deleting, addresses }: AddressesData) => {
  if (form) return <AddressForm {...form} />
  return deleting ? <Deletion {...deleting} /> : <Book addresses={addresses} />
}

/** The addresses that a member keeps for their next orders. */
export const AddressesPage = (data: AddressesData) => (
  <AccountLayout {...data}>
    <Stack gap="xl">
      {data.notice !== undefined && <Alert tone="positive">{data.notice}</Alert>}
      {data.failure !== undefined && <Alert tone="critical">{data.failure}</Alert>}
      <Content {...data} />
    </Stack>
  </AccountLayout>
)
