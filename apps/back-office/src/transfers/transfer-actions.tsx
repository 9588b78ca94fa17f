import { ApiError, type StockTransfer, type StoresLocation } from '@vitrine/client'
import { TextField } from '@vitrine/ui'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { fieldErrorOf, throwFieldError } from '../form/field-errors.ts'
import { countIn } from '../form/read-fields.ts'
import { hasUnsaved } from '../form/unsaved.ts'
import { locationName } from '../locations/load-locations.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { lineName } from './transfer-name.ts'

const { transfers: texts } = words

interface ActionProps {
  readonly transfer: StockTransfer
  readonly locations: readonly StoresLocation[]
}

const unitsLeft = ({ quantity, receivedQuantity }: StockTransfer['lines'][number]): number =>
  quantity - receivedQuantity
const allLeft = ({ lines }: StockTransfer): number => lines.reduce((sum, line) => sum + unitsLeft(line), 0)

/** Takes the units from the origin. */
export const ShipTransfer = ({ transfer, locations }: ActionProps) => (
  <ConfirmButton
    button={{ variant: 'primary' }}
    title={texts.shipTitle}
    hint={texts.shipHint(allLeft(transfer), locationName(locations, transfer.originLocationId))}
    confirm={texts.ship}
    variant="primary"
    done={texts.shipped}
    act={async () => {
      if (hasUnsaved()) throw new ApiError(texts.saveFirst, { status: 400 })
      const { id, revision } = transfer
      await shop.stockTransfers.shipStockTransfer(id, { revision })
    }}
  />
)

/** Reads what has arrived. Fields that are empty mean nothing. */
const readArrived = (form: FormData, { lines }: Pick<StockTransfer, 'lines'>) => {
  const units = lines.flatMap((line) => {
    const quantity = countIn(form, line.variantId) ?? 0
    if (quantity > unitsLeft(line)) throwFieldError(line.variantId, texts.tooMany(unitsLeft(line)))
    return quantity > 0 ? [{ variantId: line.variantId, quantity }] : []
  })
  const [first] = lines
  return units.length > 0 || !first ? units : throwFieldError(first.variantId, texts.receiveNone)
}

/** Adds units that have arrived to the destination. */
export const ReceiveTransfer = ({ transfer, locations }: ActionProps) => {
  const open = transfer.lines.filter((line) => unitsLeft(line) > 0)
  return (
    <ConfirmButton
      button={{ variant: 'primary' }}
      title={texts.receiveTitle}
      hint={texts.receiveHint(locationName(locations, transfer.destinationLocationId))}
      confirm={texts.receive}
      variant="primary"
      done={(form) =>
        texts.receivedSome(readArrived(form, { lines: open }).reduce((sum, one) => sum + one.quantity, 0))
      }
      act={async (form) => {
        const { id, revision } = transfer
        const units = readArrived(form, { lines: open })
        await shop.stockTransfers.receiveStockTransfer(id, { revision, units })
      }}
    >
      {(failure) =>
        open.map((line) => (
          <TextField
            key={line.variantId}
            name={line.variantId}
            label={texts.receiveOf(lineName(line), unitsLeft(line))}
            error={fieldErrorOf(failure, line.variantId)}
            type="number"
            inputMode="numeric"
            min={0}
            max={unitsLeft(line)}
            step={1}
            defaultValue={unitsLeft(line)}
            mark="none"
          />
        ))
      }
    </ConfirmButton>
  )
}

/** Cancels a transfer; what has not arrived returns to the origin. */
export const CancelTransfer = ({ transfer, locations }: ActionProps) => (
  <ConfirmButton
    button={{ variant: 'quiet' }}
    title={texts.cancelTitle}
    hint={
      transfer.status === 'DRAFT'
        ? texts.cancelDraft
        : texts.cancelShipped(allLeft(transfer), locationName(locations, transfer.originLocationId))
    }
    back={texts.keep}
    confirm={texts.cancel}
    variant="critical"
    done={texts.canceled}
    act={async () => {
      const { id, revision } = transfer
      await shop.stockTransfers.cancelStockTransfer(id, { revision })
    }}
  />
)
