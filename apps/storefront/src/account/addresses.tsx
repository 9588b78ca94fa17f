import type { SavedAddress } from '@vitrine/client'
import {
  AddressFields,
  Alert,
  Badge,
  Button,
  Checkbox,
  EmptyState,
  ErrorSummary,
  PostalAddress,
  SelectField,
  Stack,
  type AddressKey,
  type AddressValues,
  type SelectOption,
} from '@vitrine/ui'
import { BusyForm } from '@vitrine/web/form/busy-form.tsx'
import type { ReactNode } from 'react'
import type { AsideWords } from '../words/aside-en.ts'
import { useAside } from '../words/use-words.tsx'
import { AccountFrame, type AccountData } from './account-frame.tsx'

const path = '/account/addresses'

type Tag = NonNullable<SavedAddress['tag']>
export const addressTags: readonly Tag[] = ['UNTAGGED', 'HOME', 'WORK', 'BILLING', 'SHIPPING']
type Sentence = keyof Omit<AsideWords['addressBook'], 'labels'>
export type Done = 'saved' | 'first' | 'deleted'

/** An address as typed, with its errors. */
export interface AddressDraft {
  readonly id?: string
  readonly tag: Tag
  readonly values: Partial<AddressValues>
  readonly errors: Partial<Record<AddressKey, Sentence>>
  /** Set if the postal code doesn't have the country's format. */
  readonly doubt?: { readonly mark: string; readonly isConfirmed: boolean }
}

interface ShownAddress {
  readonly id: string
  readonly tag: Tag
  readonly lines: readonly string[]
}

interface AddressesData extends AccountData {
  readonly addresses: readonly ShownAddress[]
  readonly form?: AddressDraft & { readonly countries: readonly SelectOption[] }
  readonly deleting?: ShownAddress
  readonly notice?: Done
  readonly failure?: Sentence
}

const notices = { saved: 'addressSaved', first: 'addressIsDefault', deleted: 'addressDeleted' } as const

/** The address book saves places only; the recipient is given with each order. */
const notSaved: readonly AddressKey[] = ['firstName', 'lastName', 'company', 'phone']
const required: readonly AddressKey[] = ['country', 'addressLine', 'city']

interface ActionProps {
  readonly intent: 'save' | 'first' | 'delete'
  readonly id?: string | undefined
  readonly label: string
  readonly noValidate?: boolean
  readonly children: (isBusy: boolean) => ReactNode
}

const Action = ({ intent, id, label, noValidate, children }: ActionProps) => (
  <BusyForm aria-label={label} action="?" noValidate={noValidate}>
    {(isBusy) => (
      <>
        <input type="hidden" name="intent" value={intent} />
        {id !== undefined && <input type="hidden" name="id" value={id} />}
        {children(isBusy)}
      </>
    )}
  </BusyForm>
)

const Entry = ({ id, tag, lines, isFirst }: ShownAddress & { isFirst: boolean }) => {
  const { addressBook: words } = useAside()
  const where = lines.join(', ')
  const toDefault = `${words.addressMakeDefault}: ${where}`
  return (
    <li className="grid content-between gap-4 rounded-md border border-line p-5">
      <div className="grid gap-2">
        {(isFirst || tag !== 'UNTAGGED') && (
          <p className="flex flex-wrap gap-2">
            {isFirst && <Badge tone="positive">{words.addressDefault}</Badge>}
            {tag !== 'UNTAGGED' && <Badge>{words.labels[tag as keyof typeof words.labels]}</Badge>}
          </p>
        )}
        <PostalAddress lines={lines} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" href={`${path}?edit=${id}`} aria-label={`${words.edit}: ${where}`}>
          {words.edit}
        </Button>
        {!isFirst && (
          <Action intent="first" id={id} label={toDefault}>
            {(isBusy) => (
              <Button type="submit" size="small" busy={isBusy} aria-label={toDefault}>
                {words.addressMakeDefault}
              </Button>
            )}
          </Action>
        )}
        <Button size="small" variant="quiet" href={`${path}?delete=${id}`} aria-label={`${words.delete}: ${where}`}>
          {words.delete}
        </Button>
      </div>
    </li>
  )
}

const Book = ({ addresses }: Pick<AddressesData, 'addresses'>) => {
  const { addressBook: words } = useAside()
  const isEmpty = addresses.length === 0
  const add = (
    <Button href={`${path}?new=1`} variant={isEmpty ? 'primary' : 'secondary'}>
      {words.addressAdd}
    </Button>
  )
  if (isEmpty)
    return (
      <EmptyState title={words.addressesNone} level={2} actions={add}>
        {words.addressesNoneHint}
      </EmptyState>
    )
  return (
    <>
      <h2 className="font-display text-2xl">{words.addresses}</h2>
      <p className="text-muted">{words.addressesHint}</p>
      <ul className="grid list-none items-stretch gap-4 p-0 sm:grid-cols-2">
        {addresses.map((address, index) => (
          <Entry key={address.id} {...address} isFirst={index === 0} />
        ))}
      </ul>
      <div>{add}</div>
    </>
  )
}

const Back = () => {
  const { addressBook: words } = useAside()
  return (
    <Button href={path} variant="quiet">
      {words.cancel}
    </Button>
  )
}

type Doubt = NonNullable<AddressDraft['doubt']>

/** Asks the member to check an unusual postal code, or to confirm it. */
const ConfirmPostalCode = ({ mark, isConfirmed }: Doubt) => {
  const { addressBook: words } = useAside()
  return (
    <Checkbox
      key={mark}
      id="confirmedCode"
      name="confirmedCode"
      value={mark}
      label={words.confirmPostalCode}
      defaultChecked={isConfirmed}
      className="mt-2"
    />
  )
}

const AddressForm = ({ id, tag, values, errors, doubt, countries }: NonNullable<AddressesData['form']>) => {
  const { save, firstName, lastName, addressBook: words } = useAside()
  const labels = { ...words, firstName, lastName }
  const messages = Object.entries(errors).map(([key, sentence]) => [key as AddressKey, words[sentence]] as const)
  const title = id === undefined ? words.addressNew : words.addressEdit
  return (
    <Action intent="save" id={id} label={title} noValidate={messages.length > 0}>
      {(isBusy) => (
        <Stack className="max-w-form">
          <h2 className="font-display text-2xl">{title}</h2>
          {messages.length > 0 && (
            <ErrorSummary
              errors={messages.map(([key, text]) => ({ message: `${labels[key]}: ${text}`, fieldId: key }))}
            />
          )}
          <AddressFields
            countries={countries}
            values={values}
            // An unusual postal code is a warning, not an error.
            errors={Object.fromEntries(messages.filter(([key]) => !doubt || key !== 'postalCode'))}
            {...(doubt && { warnings: { postalCode: words.doubtfulPostalCode } })}
            {...(doubt && { below: { postalCode: <ConfirmPostalCode {...doubt} /> } })}
            labels={labels}
            required={required}
            omit={notSaved}
          />
          <SelectField
            id="tag"
            name="tag"
            label={words.label}
            defaultValue={tag}
            options={Object.entries(words.labels).map(([value, label]) => ({ value, label }))}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" busy={isBusy}>
              {save}
            </Button>
            <Back />
          </div>
        </Stack>
      )}
    </Action>
  )
}

const Deletion = ({ id, lines }: ShownAddress) => {
  const { addressBook: words } = useAside()
  return (
    <Action intent="delete" id={id} label={words.addressDeleteTitle}>
      {(isBusy) => (
        <Stack className="max-w-form">
          <h2 className="font-display text-2xl">{words.addressDeleteTitle}</h2>
          <p className="text-muted">{words.addressDeleteHint}</p>
          <PostalAddress lines={lines} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="critical" busy={isBusy}>
              {words.delete}
            </Button>
            <Back />
          </div>
        </Stack>
      )}
    </Action>
  )
}

const Content = ({ form, deleting, addresses }: AddressesData) => {
  if (form) return <AddressForm {...form} />
  return deleting ? <Deletion {...deleting} /> : <Book addresses={addresses} />
}

/** Shows a member's saved addresses. */
export const AddressesPage = (data: AddressesData) => {
  const { addressBook: words } = useAside()
  const { member, notice, failure } = data
  return (
    <AccountFrame member={member} section="addresses">
      <Stack gap="lg">
        {notice && <Alert tone="positive">{words[notices[notice]]}</Alert>}
        {failure && <Alert tone="critical">{words[failure]}</Alert>}
        <Content {...data} />
      </Stack>
    </AccountFrame>
  )
}
