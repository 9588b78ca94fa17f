import { Alert, Button, Checkbox, ErrorSummary, Image, Link, Stack, TextField } from '@vitrine/ui'
import { BusyForm } from '@vitrine/web/form/busy-form.tsx'
import { useWords } from '../words/use-words.tsx'
import { lineFields, statementFields } from './withdrawal-draft.ts'
import type { WithdrawalForm as View, WithdrawalLine } from './withdrawal.ts'

/** Quantity of a selected line item, if more than one. */
const Quantity = ({ line: { id, max: most, typed, error } }: { line: WithdrawalLine }) => {
  const { withdrawal: texts, ui } = useWords()
  const { quantity } = lineFields(id)
  if (most === 1) return <input type="hidden" name={quantity} value="1" />
  return (
    <div className="mt-3 hidden max-w-40 ps-8 group-has-[input[type=checkbox]:checked]:block">
      <TextField
        id={quantity}
        name={quantity}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        label={ui.quantity}
        hint={texts.upTo(most)}
        mark="none"
        defaultValue={typed.quantity}
        error={error}
      />
    </div>
  )
}

const Item = ({ line }: { line: WithdrawalLine }) => {
  const { id, name, picture, notes, typed } = line
  const { chosen } = lineFields(id)
  return (
    <li className="group py-4">
      <div className="flex items-start justify-between gap-4">
        <Checkbox
          id={chosen}
          name={chosen}
          label={<bdi>{name}</bdi>}
          hint={notes.length > 0 && notes.join(' ')}
          defaultChecked={typed.isChosen}
        />
        {picture !== undefined && <Image fixed className="rounded-md" src={picture} alt="" width={48} height={48} />}
      </div>
      <Quantity line={line} />
    </li>
  )
}

/** The statement to confirm: the whole order unless the buyer selects less. */
export const WithdrawalForm = ({ form }: { form: View }) => {
  const { withdrawal: texts } = useWords()
  const { action, backHref, hint, confirmationId, name, email, lines, failure, errors } = form
  const errorOf = (fieldId: string) => errors.find((one) => one.fieldId === fieldId)?.message
  return (
    <BusyForm action={action} noValidate aria-label={texts.formTitle}>
      {(isBusy) => (
        <Stack gap="lg">
          <p>{hint}</p>
          {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
          <ErrorSummary errors={errors} />
          <input type="hidden" name="intent" value="withdraw" />
          <input type="hidden" name={statementFields.id} value={confirmationId} />
          <ul className="list-none divide-y divide-line border-y border-line p-0" aria-label={texts.choose}>
            {lines.map((line) => (
              <Item key={line.id} line={line} />
            ))}
          </ul>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              id={statementFields.name}
              name={statementFields.name}
              label={texts.name}
              autoComplete="name"
              maxLength={200}
              mark="none"
              defaultValue={name}
              error={errorOf(statementFields.name)}
            />
            <TextField
              id={statementFields.email}
              name={statementFields.email}
              type="email"
              label={texts.email}
              autoComplete="email"
              maxLength={320}
              mark="none"
              defaultValue={email}
              error={errorOf(statementFields.email)}
            />
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button type="submit" variant="primary" busy={isBusy}>
              {texts.confirm}
            </Button>
            <Link href={backHref}>{texts.back}</Link>
          </div>
        </Stack>
      )}
    </BusyForm>
  )
}
