import type { StockTransfer, StoresLocation } from '@vitrine/client'
import { Button, CloseIcon, EmptyState, IconButton, SelectField, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { DayField } from '../clock/date-fields.tsx'
import { CancelLink } from '../form/cancel-link.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { throwFieldError } from '../form/field-errors.ts'
import { textIn } from '../form/read-fields.ts'
import { useDone } from '../form/use-done.ts'
import { FieldGroup } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { StockFinder } from './stock-finder.tsx'
import { lineName, type DraftLine } from './transfer-name.ts'

const { transfers: texts } = words
const list = '/transfers'
const maxLines = 100
const fieldMask = ['originLocationId', 'destinationLocationId', 'reference', 'expectedDate', 'lines']

const quantityName = (variantId: string): string => `quantity-${variantId}`

const readForm = (form: FormData, lines: readonly DraftLine[]) => {
  const [originLocationId, destinationLocationId] = [textIn(form, 'origin'), textIn(form, 'destination')]
  if (originLocationId === destinationLocationId) throwFieldError('destination', texts.samePlace)
  if (lines.length === 0) throwFieldError('lines', texts.needsLines)
  const [reference, expectedDate] = [textIn(form, 'reference'), textIn(form, 'expectedDate')]
  return {
    originLocationId,
    destinationLocationId,
    lines: lines.map(({ productId, variantId }) => ({
      productId,
      variantId,
      quantity: Number(textIn(form, quantityName(variantId))),
    })),
    ...(reference && { reference }),
    ...(expectedDate && { expectedDate }),
  }
}

const settingsOf = ({ originLocationId, destinationLocationId, reference, expectedDate, lines }: StockTransfer) => ({
  originLocationId,
  destinationLocationId,
  lines: lines.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity })),
  ...(reference !== undefined && { reference }),
  ...(expectedDate !== undefined && { expectedDate }),
})

interface LinesProps {
  readonly lines: readonly DraftLine[]
  readonly remove: (line: DraftLine) => void
}

const Lines = ({ lines, remove }: LinesProps) =>
  lines.length === 0 ? (
    <EmptyState title={texts.noLines} level={3}>
      {texts.noLinesHint}
    </EmptyState>
  ) : (
    <ul className="grid list-none p-0">
      {lines.map((line) => (
        <li key={line.variantId} className="flex items-center gap-3 border-t border-line py-2">
          <span className="min-w-0 grow wrap-anywhere">
            {lineName(line)}
            {line.available !== undefined && (
              <span className="block text-sm text-muted">{texts.available(line.available)}</span>
            )}
          </span>
          <TextField
            className="w-28 shrink-0"
            label={texts.quantityOf(lineName(line))}
            labelHidden
            name={quantityName(line.variantId)}
            type="number"
            inputMode="numeric"
            min={1}
            max={line.available ?? 99_999}
            step={1}
            defaultValue={line.quantity}
            required
          />
          <IconButton label={texts.removeOne(lineName(line))} onClick={() => remove(line)}>
            <CloseIcon />
          </IconButton>
        </li>
      ))}
    </ul>
  )

interface TransferFormProps {
  readonly transfer: StockTransfer | undefined
  readonly locations: readonly StoresLocation[]
  readonly from: string | undefined
}

/** Begins at the location that was asked for, or at the default one. */
const initialPlaces = ({ transfer, locations, from }: TransferFormProps) => {
  if (transfer) return { origin: transfer.originLocationId, destination: transfer.destinationLocationId }
  const known = locations.find(({ id }) => id === from) ?? locations.find((one) => one.defaultLocation)
  const origin = known?.id ?? ''
  return { origin, destination: locations.find(({ id }) => id !== origin)?.id ?? '' }
}

const NeedsLocations = () => (
  <EmptyState title={texts.needsLocations} actions={<Button href="/locations/new">{words.locations.add}</Button>}>
    {texts.needsLocationsHint}
  </EmptyState>
)

const useSave = (transfer: StockTransfer | undefined, lines: readonly DraftLine[]) => {
  const done = useDone()
  return async (form: FormData) => {
    const sent = readForm(form, lines)
    if (!transfer) {
      const { id } = await shop.stockTransfers.createStockTransfer(sent)
      return done({ message: words.saved, next: `${list}/${id}` })
    }
    const update = (revision: string, settings: ReturnType<typeof settingsOf>) =>
      shop.stockTransfers.updateStockTransfer(transfer.id, { revision, ...settings }, { fieldMask })
    const { revision } = await update(transfer.revision, sent)
    return done({ message: words.saved, undo: () => update(revision, settingsOf(transfer)) })
  }
}

/** Plans a transfer: from where to where, which variants and how many. */
export const TransferForm = (props: TransferFormProps) => {
  const { transfer, locations } = props
  const initial = initialPlaces(props)
  const [origin, setOrigin] = useState(initial.origin)
  const [lines, setLines] = useState<readonly DraftLine[]>(transfer?.lines ?? [])
  const save = useSave(transfer, lines)
  const options = locations.map(({ id, name }) => ({ value: id, label: name }))
  if (locations.length < 2) return <NeedsLocations />
  return (
    <div className="grid items-start gap-10 xl:grid-cols-2">
      <EntryForm label={texts.one} save={save} actions={!transfer && <CancelLink href={list} />}>
        {(field) => (
          <>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <SelectField
                {...field('origin')}
                label={texts.origin}
                options={options}
                value={origin}
                mark="none"
                onChange={(event) => setOrigin(event.target.value)}
              />
              <SelectField
                {...field('destination')}
                label={texts.destination}
                options={options}
                defaultValue={initial.destination}
                mark="none"
              />
              <TextField
                {...field('reference')}
                label={texts.reference}
                hint={texts.referenceHint}
                defaultValue={transfer?.reference ?? ''}
                maxLength={100}
              />
              <DayField
                {...field('expectedDate')}
                isZoneShown
                label={texts.expectedDate}
                defaultValue={transfer?.expectedDate ?? ''}
              />
            </div>
            <FieldGroup title={texts.lines}>
              <input type="hidden" name="variants" value={lines.map(({ variantId }) => variantId).join(',')} />
              <div id="lines" tabIndex={-1}>
                <Lines lines={lines} remove={(line) => setLines(lines.filter((one) => one !== line))} />
              </div>
            </FieldGroup>
          </>
        )}
      </EntryForm>
      <StockFinder
        key={origin}
        location={locations.find(({ id }) => id === origin)}
        chosen={lines}
        isFull={lines.length >= maxLines}
        add={(line) => setLines([...lines, line])}
      />
    </div>
  )
}
