import type { Domain } from '@vitrine/client'
import { ActionButton } from '../confirm/action-button.tsx'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { domains: texts } = words

const messageOfCheck = (before: Domain, { status, displayName }: Domain): string => {
  if (status === 'PENDING') return texts.notVerified
  return before.status === status ? texts.stillVerified(displayName) : texts.verified(displayName)
}

/** Looks up the records now. */
export const CheckButton = ({ domain }: { domain: Domain }) => (
  <ActionButton
    variant={domain.status === 'PENDING' ? 'primary' : 'secondary'}
    aria-label={texts.checkOf(domain.displayName)}
    act={async () => ({ message: messageOfCheck(domain, await shop.domains.checkDomain(domain.name)) })}
  >
    {texts.check}
  </ActionButton>
)

/** Makes a verified domain the store's address, after a warning if it may not open the store. */
export const PrimaryButton = ({ domain }: { domain: Domain }) => {
  const { name, displayName, status, primary, lastCheck } = domain
  if (status !== 'VERIFIED' || primary) return null
  const consequences = texts.makePrimaryHint(name)
  return (
    <ConfirmButton
      button={{ size: 'small', 'aria-label': texts.makePrimaryOf(displayName) }}
      label={texts.makePrimary}
      title={texts.makePrimaryTitle(displayName)}
      hint={lastCheck?.pointing === 'HERE' ? consequences : `${consequences} ${texts.makePrimaryAway(name)}`}
      confirm={texts.makePrimary}
      variant="primary"
      done={texts.madePrimary(displayName)}
      act={async () => {
        await shop.domains.makeDomainPrimary(name)
      }}
    />
  )
}

interface RemoveButtonProps {
  readonly domain: Domain
  readonly defaultUrl: string
}

/** Removes a domain. The dialog says where the store's address returns to. */
export const RemoveButton = ({ domain: { name, displayName, primary }, defaultUrl }: RemoveButtonProps) => (
  <ConfirmButton
    button={{ size: 'small', variant: 'quiet', 'aria-label': words.removeOne(displayName) }}
    label={words.remove}
    title={texts.removeTitle(displayName)}
    hint={primary ? texts.removePrimaryHint(defaultUrl) : texts.removeHint}
    confirm={words.remove}
    variant="critical"
    done={texts.removed(displayName)}
    act={() => shop.domains.deleteDomain(name, primary ? { returnToDefaultUrl: true } : {})}
  />
)
