import { Button, Checkbox, ErrorSummary, Image, RadioGroup, SelectField, Stack, TextArea, TextField } from '@vitrine/ui'
import { BusyForm } from '@vitrine/web/form/busy-form.tsx'
import { useWords } from '../words/use-words.tsx'
import { fieldNames, returnReasons } from './return-draft.ts'
import type { ReturnLine, ReturnsView } from './returns.ts'

/** Quantity, reason and comment of a selected line item. */
const ItemFields = ({ line: { id, max: most, typed, errors } }: { line: ReturnLine }) => {
  const { returns: texts, ui } = useWords()
  const names = fieldNames(id)
  return (
    <div className="mt-4 hidden gap-4 group-has-[input[type=checkbox]:checked]:grid sm:grid-cols-2">
      <TextField
        id={names.quantity}
        name={names.quantity}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        label={ui.quantity}
        hint={most > 1 ? texts.upTo(most) : undefined}
        mark="none"
        defaultValue={typed.quantity}
        error={errors.quantity}
      />
      <SelectField
        id={names.reason}
        name={names.reason}
        label={texts.reason}
        mark="none"
        placeholder={ui.choose}
        options={returnReasons.map((value) => ({ value, label: texts.reasons[value] }))}
        defaultValue={typed.reason}
        error={errors.reason}
      />
      <TextArea
        className="sm:col-span-2"
        id={names.comment}
        name={names.comment}
        label={texts.comment}
        hint={texts.commentHint}
        rows={2}
        maxLength={1000}
        defaultValue={typed.comment}
        error={errors.comment}
      />
    </div>
  )
}

const Item = ({ line }: { line: ReturnLine }) => {
  const { id, name, choices, until, picture, typed } = line
  return (
    <li className="group py-4">
      <div className="flex items-start justify-between gap-4">
        <Checkbox
          id={fieldNames(id).chosen}
          name={fieldNames(id).chosen}
          label={<bdi>{[name, choices].filter(Boolean).join(', ')}</bdi>}
          hint={until}
          defaultChecked={typed.isChosen}
        />
        {picture !== undefined && <Image fixed className="rounded-md" src={picture} alt="" width={48} height={48} />}
      </div>
      <ItemFields line={line} />
    </li>
  )
}

/** Requests a return. An item's fields appear when it is ticked, by CSS alone. */
export const ReturnForm = ({ action, lines, resolutions, resolution, fee, errors }: ReturnsView) => {
  const { returns: texts } = useWords()
  return (
    <BusyForm action={action} noValidate aria-label={texts.ask}>
      {(isBusy) => (
        <Stack gap="lg">
          <ErrorSummary errors={errors} />
          <p className="text-muted">{texts.askHint}</p>
          <input type="hidden" name="intent" value="return" />
          <ul className="list-none divide-y divide-line border-y border-line p-0">
            {lines.map((line) => (
              <Item key={line.id} line={line} />
            ))}
          </ul>
          <RadioGroup
            name="resolution"
            label={texts.resolution}
            options={resolutions.map((value) => ({
              value,
              label: texts.resolutions[value],
              hint: texts.resolutionHints[value],
            }))}
            defaultValue={resolution}
          />
          {fee !== undefined && <p>{fee}</p>}
          <div>
            <Button type="submit" variant="primary" busy={isBusy}>
              {texts.submit}
            </Button>
          </div>
        </Stack>
      )}
    </BusyForm>
  )
}
