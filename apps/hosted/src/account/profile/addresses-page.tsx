import { Alert, Badge, Button, EmptyState, PostalAddress, Stack } from '@vitrine/ui'
import { BusyForm } from '@vitrine/web/form/busy-form.tsx'
import { useWords } from '../../words/use-words.tsx'
import { AccountForm } from '../account-form.tsx'
import { AccountLayout, type AccountData } from '../account-layout.tsx'
import { AddressForm, type AddressFormData, type Tag } from './address-form.tsx'
import { Part } from '../part.tsx'

const path = '/hosted/account/addresses'

export interface ShownAddress {
  readonly id: string
  readonly tag: Tag
  readonly lines: readonly string[]
}

export interface AddressesData extends AccountData {
  readonly addresses: readonly ShownAddress[]
  readonly form?: AddressFormData
  readonly deleting?: ShownAddress
  readonly notice?: string
  readonly failure?: string
}

const FirstForm = ({ id, where }: { id: string; where: string }) => {
  const words = useWords()
  return (
    <BusyForm aria-label={`${words.addressMakeDefault}: ${where}`} action={path}>
      {(isBusy) => (
        <>
          <input type="hidden" name="intent" value="first" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" size="small" busy={isBusy} aria-label={`${words.addressMakeDefault}: ${where}`}>
            {words.addressMakeDefault}
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
            {isFirst && <Badge tone="positive">{words.addressDefault}</Badge>}
            {tag !== 'UNTAGGED' && <Badge>{words.labels[tag]}</Badge>}
          </p>
        )}
        <PostalAddress lines={lines} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" href={`${path}?edit=${id}`} aria-label={`${words.edit}: ${where}`}>
          {words.edit}
        </Button>
        {!isFirst && <FirstForm id={id} where={where} />}
        <Button size="small" variant="quiet" href={`${path}?delete=${id}`} aria-label={`${words.delete}: ${where}`}>
          {words.delete}
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
    <Part id="addresses" title={words.addresses} hint={words.addressesHint}>
      <ul className="grid list-none items-stretch gap-4 p-0 sm:grid-cols-2">
        {addresses.map((address, index) => (
          <Entry key={address.id} {...address} isFirst={index === 0} />
        ))}
      </ul>
      <div>{add}</div>
    </Part>
  )
}

const Deletion = ({ id, lines }: ShownAddress) => {
  const words = useWords()
  return (
    <AccountForm
      id="delete"
      title={words.addressDeleteTitle}
      hint={words.addressDeleteHint}
      action={path}
      intent="delete"
      submit={words.delete}
      variant="critical"
      back={{ href: path, label: words.cancel }}
    >
      <PostalAddress lines={lines} />
      <input type="hidden" name="id" value={id} />
    </AccountForm>
  )
}

const Content = ({ form, deleting, addresses }: AddressesData) => {
  if (form) return <AddressForm {...form} />
  return deleting ? <Deletion {...deleting} /> : <Book addresses={addresses} />
}

/** Shows a member's saved addresses. */
export const AddressesPage = (data: AddressesData) => (
  <AccountLayout {...data}>
    <Stack gap="xl">
      {data.notice !== undefined && <Alert tone="positive">{data.notice}</Alert>}
      {data.failure !== undefined && <Alert tone="critical">{data.failure}</Alert>}
      <Content {...data} />
    </Stack>
  </AccountLayout>
)
