import { Button, Checkbox, ErrorSummary, Image, RadioGroup, SelectField, Stack, TextArea, TextField } from '@vitrine/ui'
import { BusyForm } from '@vitrine/web/busy-form.tsx'
import { useWords } from '../words/use-words.tsx'
import { fieldNames, returnReasons } from './return-draft.ts'
import type { ReturnLine, ReturnsView } from './returns.ts'

/** How many, why, and what else is to be said of a line that was chosen. */
const ItemFields = ({ line: { id, most, typed, errors } }: { line: ReturnLine }) => {
  const { returns: said, ui } = useWords()
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
        hint={most > 1 ? said.most(most) : undefined}
        mark="none"
        defaultValue={typed.quantity}
        error={errors.quantity}
      />
      <SelectField
        id={names.reason}
        name={names.reason}
        label={said.reason}
        mark="none"
        placeholder={ui.choose}
        options={returnReasons.map((value) => ({ value, label: said.reasons[value] }))}
        defaultValue={typed.reason}
        error={errors.reason}
      />
      <TextArea
        className="sm:col-span-2"
        id={names.comment}
        name={names.comment}
        label={said.comment}
        hint={said.commentHint}
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

/** Asks to return items of an order. What belongs to an item shows once it is ticked, by style sheet alone. */
export const ReturnForm = ({ action, lines, wishes, wish, fee, errors }: ReturnsView) => {
  const { returns: said } = useWords()
  return (
    <BusyForm action={action} noValidate aria-label={said.ask}>
      {(isBusy) => (
        <Stack gap="lg">
          <ErrorSummary errors={errors} />
          <p className="text-muted">{said.askHint}</p>
          <input type="hidden" name="intent" value="return" />
          <ul className="list-none divide-y divide-line border-y border-line p-0">
            {lines.map((line) => (
              <Item key={line.id} line={line} />
            ))}
          </ul>
          <RadioGroup
            name="wish"
            label={said.wish}
            options={wishes.map((value) => ({ value, label: said.wishes[value], hint: said.wishHints[value] }))}
            defaultValue={wish}
          />
          {fee !== undefined && <p>{fee}</p>}
          <div>
            <Button type="submit" variant="primary" busy={isBusy}>
              {said.submit}
            </Button>
          </div>
        </Stack>
      )}
    </BusyForm>
  )
}
