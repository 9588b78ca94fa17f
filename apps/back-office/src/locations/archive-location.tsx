import type { StoresLocation } from '@vitrine/client'
import { SelectField } from '@vitrine/ui'
import { useRef } from 'react'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { textIn } from '../form/read-fields.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import type { LocationsData } from './load-locations.ts'

const { locations: texts } = words
const pauseMs = 300
const maxPauses = 20

/** Archives a location, and waits a moment for its stock to move. Returns whether that is done. */
const archive = async (id: string, moveStockTo: string): Promise<boolean> => {
  const { archived } = await shop.storesLocationsV3.archiveStoresLocation(id, { ...(moveStockTo && { moveStockTo }) })
  for (let pauses = 0, isDone = archived; pauses < maxPauses; pauses += 1) {
    if (isDone) return true
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    isDone = (await shop.storesLocationsV3.getStoresLocation(id)).archived
  }
  return false
}

interface ArchiveLocationProps {
  readonly location: StoresLocation
  readonly data: LocationsData
}

/** Archives a location and moves its stock to another one. */
export const ArchiveLocation = ({ location, data: { locations, stocks } }: ArchiveLocationProps) => {
  const { id, name, defaultLocation } = location
  const isDone = useRef(true)
  if (defaultLocation) return null
  const { variantCount = 0, unitCount = 0, transferCount = 0 } = stocks.get(id) ?? {}
  if (transferCount > 0)
    return <p className="self-center text-sm text-muted">{texts.archiveTransfers(transferCount)}</p>
  const others = locations.filter((one) => one.id !== id).map((one) => ({ value: one.id, label: one.name }))
  const usual = locations.find((one) => one.defaultLocation)?.id
  return (
    <ConfirmButton
      button={{ variant: 'quiet' }}
      label={texts.archive}
      title={texts.archiveTitle(name)}
      hint={texts.archiveStock(unitCount, variantCount)}
      confirm={texts.archive}
      variant="critical"
      done={() => (isDone.current ? texts.archived(name) : texts.archiving(name))}
      act={async (form) => {
        isDone.current = await archive(id, textIn(form, 'moveStockTo'))
        return '/locations'
      }}
    >
      {() =>
        variantCount > 0 && (
          <SelectField label={texts.archiveTo} name="moveStockTo" options={others} defaultValue={usual} mark="none" />
        )
      }
    </ConfirmButton>
  )
}
