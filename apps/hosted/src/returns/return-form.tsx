import { Alert, Button, ErrorSummary, Image, RadioGroup, SelectField, Stack, TextArea, TextField } from '@vitrine/ui'
import { BusyForm } from '@vitrine/web/busy-form.tsx'
import { useWords } from '../words/use-words.tsx'
import { fieldOf, mostOfComment, returnReasons, type ReturnFormData, type ReturnLine } from './fields.ts'

/** Up to so many pieces are chosen from a list. */
const listed = 30

type Filled = Pick<ReturnFormData, 'typed' | 'errors'>

const Quantity = ({ line, typed, errors }: { line: ReturnLine } & Filled) => {
  const { orderReturns: said } = useWords()
  const name = fieldOf('quantity', line.id)
  const field = { id: name, name, label: said.quantity, error: errors[name], defaultValue: typed[name] ?? '0' }
  if (line.most > listed) return <TextField {...field} type="number" inputMode="numeric" min={0} max={line.most} />
  const counts = Array.from({ length: line.most + 1 }, (_none, count) => count)
  return (
    <SelectField
      {...field}
      options={counts.map((count) => ({ value: String(count), label: count === 0 ? said.keep : String(count) }))}
    />
  )
}

/** Why a line comes back; asked for once something of it does, as far as the browser can tell. */
const Why = ({ line, typed, errors }: { line: ReturnLine } & Filled) => {
  const { orderReturns: said } = useWords()
  const [reason, comment] = [fieldOf('reason', line.id), fieldOf('comment', line.id)]
  return (
    <div className="grid gap-4 group-has-[option[value='0']:checked]:hidden">
      <SelectField
        id={reason}
        name={reason}
        label={said.reason}
        placeholder={said.choose}
        error={errors[reason]}
        defaultValue={typed[reason] ?? ''}
        options={returnReasons.map((value) => ({ value, label: said.reasons[value] }))}
      />
      <TextArea
        id={comment}
        name={comment}
        label={said.comment}
        hint={said.commentHint}
        error={errors[comment]}
        defaultValue={typed[comment] ?? ''}
        rows={2}
        maxLength={mostOfComment}
      />
    </div>
  )
}

const LineFields = ({ line, ...filled }: { line: ReturnLine } & Filled) => {
  const { orderReturns: said } = useWords()
  const { name, choices, picture, until } = line
  return (
    <li className="group grid gap-4 rounded-md border border-line p-4">
      <div className="flex items-start gap-4">
        {picture !== undefined && <Image fixed className="rounded-md" src={picture} alt="" width={72} height={72} />}
        <div className="min-w-0 flex-1">
          <p className="font-medium">
            <bdi>{name}</bdi>
          </p>
          {choices !== '' && (
            <p className="text-sm text-muted">
              <bdi>{choices}</bdi>
            </p>
          )}
          {until !== undefined && <p className="text-sm text-muted">{said.until(until)}</p>}
        </div>
      </div>
      <Quantity line={line} {...filled} />
      <Why line={line} {...filled} />
    </li>
  )
}

const Others = ({ others }: Pick<ReturnFormData, 'others'>) => {
  const { orderReturns: said } = useWords()
  return (
    <section aria-labelledby="others">
      <h2 id="others" className="mb-1 font-sans text-sm text-muted">
        {said.others}
      </h2>
      <ul className="list-none p-0 text-sm text-muted">
        {others.map(({ id, name, why }) => (
          <li key={id}>
            <bdi>{name}</bdi>: {why}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Fields = ({ lines, wishes, fee, typed, errors }: ReturnFormData) => {
  const { orderReturns: said } = useWords()
  const found = Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message }))
  return (
    <>
      <ErrorSummary errors={found} />
      <ul className="grid list-none gap-4 p-0" aria-label={said.lines}>
        {lines.map((line) => (
          <LineFields key={line.id} line={line} typed={typed} errors={errors} />
        ))}
      </ul>
      <RadioGroup
        id="wish"
        name="wish"
        label={said.wish}
        hint={fee === undefined ? said.wishHint : `${said.wishHint} ${said.fee(fee)}`}
        error={errors.wish}
        defaultValue={typed.wish ?? 'REFUND'}
        options={wishes.map((value) => ({ value, label: said.wishes[value] }))}
      />
    </>
  )
}

/** Where a buyer asks to return things of an order. */
export const ReturnForm = (data: ReturnFormData) => {
  const { orderReturns: said } = useWords()
  const { lines, others, failure, back, errors } = data
  return (
    <Stack gap="lg">
      {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
      {lines.length === 0 ? (
        <p>{said.nothing}</p>
      ) : (
        <BusyForm aria-label={said.ask} noValidate={Object.keys(errors).length > 0}>
          {(isBusy) => (
            <Stack gap="lg">
              <input type="hidden" name="intent" value="ask" />
              <Fields {...data} />
              <div className="flex flex-wrap gap-3">
                <Button type="submit" variant="primary" busy={isBusy}>
                  {said.send}
                </Button>
                <Button href={back}>{said.back}</Button>
              </div>
            </Stack>
          )}
        </BusyForm>
      )}
      {others.length > 0 && <Others others={others} />}
      {lines.length === 0 && (
        <p>
          <Button href={back}>{said.back}</Button>
        </p>
      )}
    </Stack>
  )
}
