import { createHash } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  AddressFields,
  Button,
  DateTime,
  Link,
  OptionPicker,
  Price,
  QuantityStepper,
  SelectField,
  Table,
  TextField,
  UiProvider,
  pagesInSight,
  themeScript,
  themeScriptHash,
  type AnchorProps,
} from './index.ts'
import { addressLabels } from '../gallery/address-labels.ts'

function RouterLink({ href, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} href={`/shop${href}`}>
      {children}
    </a>
  )
}

describe('without scripts, the browser receives', () => {
  it('a field tied to its label, hint and error', () => {
    const html = renderToString(
      <TextField
        id="email"
        name="email"
        type="email"
        label="Email"
        hint="For the receipt"
        error="Not an email"
        required
      />,
    )
    expect(html).toContain('for="email"')
    expect(html).toContain('aria-describedby="email-error email-hint"')
    expect(html).toContain('aria-invalid="true"')
    expect(html).toMatch(/<input[^>]*required/)
    expect(html).not.toContain('optional')
  })

  it('all rows of a long table, and all options', () => {
    const numbers = Array.from({ length: 100 }, (_, index) => String(index))
    const columns = [{ key: 'number', header: 'Number', cell: (number: string) => number }]
    const table = <Table caption="Numbers" rows={numbers} rowKey={String} columns={columns} />
    expect(renderToString(table).match(/<td/g)).toHaveLength(100)
    const options = numbers.map((number) => ({ value: number, label: number }))
    const select = <SelectField label="Number" defaultValue="50" options={options} />
    expect(renderToString(select).match(/<option/g)).toHaveLength(100)
  })

  it('a submit button, unless it has its own action', () => {
    expect(renderToString(<Button>Save</Button>)).toContain('type="submit"')
    const add = () => undefined
    expect(renderToString(<Button onClick={add}>Add</Button>)).toContain('type="button"')
    const both = renderToString(
      <Button type="submit" onClick={add}>
        Pay
      </Button>,
    )
    expect(both).toContain('type="submit"')
  })

  it('a radio that says if it is unavailable', () => {
    const html = renderToString(
      <OptionPicker
        label="Size"
        name="size"
        defaultValue="s"
        choices={[
          { value: 's', label: 'Small' },
          { value: 'l', label: 'Large', unavailable: true },
        ]}
      />,
    )
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="s"|<input[^>]*value="s"[^>]*checked=""/)
    expect(html).not.toContain('disabled')
    expect(html).toContain('Large, unavailable')
  })

  it('a number that its form posts', () => {
    expect(renderToString(<QuantityStepper name="quantity" defaultValue={3} max={5} />)).toMatch(
      /<input[^>]*name="quantity"[^>]*type="number"[^>]*max="5"[^>]*value="3"|<input[^>]*type="number"[^>]*name="quantity"/,
    )
  })

  it('an address with the API’s field names', () => {
    const html = renderToString(
      <AddressFields labels={addressLabels} prefix="billing." kind="billing" countries={[]} omit={['company']} />,
    )
    expect(html).toContain('name="billing.addressLine"')
    expect(html).toContain('autoComplete="billing address-line1"')
    expect(html).not.toContain('billing.company')
  })

  it('a price whose amounts are distinguished by text', () => {
    const html = renderToString(<Price amount="54.00" compareAt="72.00" currency="EUR" />)
    expect(html).toContain('Original price: ')
    expect(html).toContain('<s>')
  })
})

describe('an app', () => {
  it('components with custom words and links', () => {
    const html = renderToString(
      <UiProvider anchor={RouterLink} words={{ optional: 'freiwillig' }}>
        <TextField label="Firma" />
        <Button href="/cart">Warenkorb</Button>
        <Link href="/impressum">Impressum</Link>
      </UiProvider>,
    )
    expect(html).toContain('freiwillig')
    expect(html).toContain('href="/shop/cart"')
    expect(html).toContain('href="/shop/impressum"')
  })

  it('the same time on the server and in the browser, in any time zone', () => {
    const html = renderToString(
      <UiProvider locale="en-GB" timeZone="Asia/Tokyo">
        <DateTime value="2025-03-14T20:30:00Z" show="date-time" />
      </UiProvider>,
    )
    expect(html).toContain('15 Mar 2025, 05:30')
    expect(html).toContain('dateTime="2025-03-14T20:30:00.000Z"')
  })

  it('the theme script can be allowed by its hash', () => {
    expect(themeScriptHash).toBe(`sha256-${createHash('sha256').update(themeScript).digest('base64')}`)
  })
})

describe('pagination', () => {
  it.each([
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, undefined, 9]],
    [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
    [4, 12, [1, 2, 3, 4, 5, undefined, 12]],
    [12, 12, [1, undefined, 11, 12]],
  ])('page %i of %i shows the ends and the neighbors', (page, pageCount, expected) => {
    expect(pagesInSight(page, pageCount)).toEqual(expected)
  })
})
