import type { StaffAccount, StaffPasskey } from '@vitrine/client'
import { DateTime, TextField } from '@vitrine/ui'
import { forgetAccount } from '../access/account-store.ts'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { fieldErrorOf } from '../form/field-errors.ts'
import { textIn } from '../form/read-fields.ts'
import { actionColumn, TableSection } from '../page/table-section.tsx'
import { createPasskey, hasPasskeys } from '../passkeys/browser-passkeys.ts'
import { ProofField, withProof } from '../passkeys/proof.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { passkeys: texts } = words
const maxName = 100

interface OfAccount {
  readonly account: StaffAccount
}

const add = async (form: FormData, account: StaffAccount): Promise<void> => {
  const credential = await withProof({ form, account }, (password) =>
    createPasskey(() => shop.staffPasskeys.beginMyPasskey(password === undefined ? {} : { password })),
  )
  const name = textIn(form, 'name')
  await shop.staffPasskeys.addMyPasskey(credential, name === '' ? {} : { name })
  forgetAccount()
}

const AddButton = ({ account }: OfAccount) => (
  <ConfirmButton
    label={texts.add}
    title={texts.addTitle}
    hint={texts.addHint}
    confirm={texts.add}
    variant="primary"
    done={texts.added}
    act={(form) => add(form, account)}
  >
    {(failure) => (
      <>
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          name="name"
          maxLength={maxName}
          error={fieldErrorOf(failure, 'options.name')}
        />
        <ProofField account={account} error={fieldErrorOf(failure, 'password')} />
      </>
    )}
  </ConfirmButton>
)

const RenameButton = ({ passkey: { id, name } }: { passkey: StaffPasskey }) => (
  <ConfirmButton
    button={{ size: 'small', variant: 'quiet', 'aria-label': texts.renameOf(name) }}
    label={texts.rename}
    title={texts.renameTitle(name)}
    hint={texts.renameHint}
    confirm={texts.rename}
    variant="primary"
    done={texts.renamed}
    act={async (form) => void (await shop.staffPasskeys.renameMyPasskey(id, { name: textIn(form, 'name') }))}
  >
    {(failure) => (
      <TextField
        label={texts.name}
        name="name"
        defaultValue={name}
        maxLength={maxName}
        required
        error={fieldErrorOf(failure, 'passkey.name')}
      />
    )}
  </ConfirmButton>
)

const RemoveButton = ({ passkey: { id, name }, account }: OfAccount & { passkey: StaffPasskey }) => (
  <ConfirmButton
    button={{ size: 'small', variant: 'quiet', 'aria-label': words.removeOne(name) }}
    label={words.remove}
    title={texts.removeTitle(name)}
    hint={texts.removeHint}
    confirm={words.remove}
    variant="critical"
    done={texts.removed(name)}
    act={async (form) => {
      await withProof({ form, account }, (password) =>
        shop.staffPasskeys.removeMyPasskey(id, password === undefined ? {} : { password }),
      )
      forgetAccount()
    }}
  >
    {(failure) => <ProofField account={account} error={fieldErrorOf(failure, 'password')} />}
  </ConfirmButton>
)

/** Lists, adds, renames and removes the passkeys of one's account. */
export const PasskeysSection = ({ account, passkeys }: OfAccount & { passkeys: readonly StaffPasskey[] }) => (
  <TableSection
    title={texts.title}
    hint={texts.hint}
    none={{ title: texts.none, hint: hasPasskeys() ? texts.noneHint : texts.problems.unsupported }}
    add={hasPasskeys() && <AddButton account={account} />}
    rows={passkeys}
    rowKey={({ id }) => id}
    columns={[
      { key: 'name', header: texts.name, rowHeader: true, cell: ({ name }) => name },
      {
        key: 'kind',
        header: texts.kind,
        cell: ({ isSynced }) =>
          isSynced ? (
            <>
              {texts.synced} <span className="text-muted">({texts.syncedHint})</span>
            </>
          ) : (
            texts.oneDevice
          ),
      },
      { key: 'created', header: texts.created, cell: ({ createdDate }) => <DateTime value={createdDate} /> },
      {
        key: 'used',
        header: texts.lastUsed,
        cell: ({ lastUsedDate }) =>
          lastUsedDate ? <DateTime value={lastUsedDate} show="date-time" /> : texts.neverUsed,
      },
      actionColumn<StaffPasskey>({
        key: 'actions',
        header: texts.rename,
        cell: (passkey) => (
          <span className="flex flex-wrap justify-end gap-1">
            <RenameButton passkey={passkey} />
            <RemoveButton passkey={passkey} account={account} />
          </span>
        ),
      }),
    ]}
  />
)
