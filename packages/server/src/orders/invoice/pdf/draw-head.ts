import type { Speech } from '../../../ground/words/speech.ts'
import type { Party } from '../tables.ts'
import { ink, margin, type Picture, type Sheet } from './sheet.ts'

/** A labeled value, such as the number of a document. */
export type Fact = readonly [label: string, value: string]

interface Head {
  readonly title: string
  readonly facts: readonly Fact[]
  readonly logo?: Picture | undefined
  readonly accent: string
  readonly speech: Speech
  readonly seller: Party
  readonly buyer?: Party
  readonly shipTo?: Party | undefined
}

const gap = 24

const drawParty = (
  sheet: Sheet,
  {
    title,
    party,
    x,
    y,
    width,
    vatId,
  }: { title: string; party: Party; x: number; y: number; width: number; vatId?: string },
): number => {
  let at = y
  at += sheet.write(title, { x, y: at, width }, { size: 8, color: ink.muted }) + 2
  at += sheet.write(party.name, { x, y: at, width }, { face: 'bold', mostLines: 3 })
  for (const line of party.lines) at += sheet.write(line, { x, y: at, width }, { mostLines: 3 })
  if (vatId !== undefined) at += sheet.write(vatId, { x, y: at, width }, { mostLines: 2 })
  return at
}

const drawSeller = (sheet: Sheet, { seller, speech, logo }: Head, y: number): number => {
  const width = (sheet.width - 2 * margin) * 0.55
  const box = { x: margin, width }
  let at = y
  if (logo) at += sheet.picture(logo, { x: margin, y: at, most: [160, 44] }) + 8
  at +=
    sheet.write(seller.name, { ...box, y: at }, { face: 'bold', size: logo ? 9.5 : 15, mostLines: 3 }) + (logo ? 0 : 2)
  const { vatId, email } = seller
  const about = [...seller.lines, ...(email ? [email] : []), ...(vatId ? [speech.words.documents.vatId(vatId)] : [])]
  for (const line of about) at += sheet.write(line, { ...box, y: at }, { size: 8.5, color: ink.muted, mostLines: 2 })
  return at
}

const drawFacts = (sheet: Sheet, { title, facts, accent }: Head, y: number): number => {
  const width = (sheet.width - 2 * margin) * 0.41
  const x = sheet.width - margin - width
  let at = y + sheet.write(title, { x, y, width }, { face: 'bold', size: 20, align: 'end', mostLines: 2 }) + 4
  sheet.rule({ x: sheet.width - margin - 40, y: at, width: 40 }, accent, 2)
  at += 8
  for (const [label, value] of facts) {
    const half = width / 2 - 4
    const name = sheet.set(label, half, { size: 8.5 })
    const valueText = sheet.set(value, half, { size: 8.5, mostLines: 3 })
    sheet.draw(name, { x, y: at, width: half }, { size: 8.5, color: ink.muted })
    sheet.draw(valueText, { x: x + width / 2 + 4, y: at, width: half }, { size: 8.5, align: 'end' })
    at += Math.max(name.height, valueText.height) + 1
  }
  return at
}

/** Draws the seller, buyer, title and dates. Returns the position below them. */
export const drawHead = (sheet: Sheet, head: Head): number => {
  const { speech, buyer, shipTo } = head
  const { documents: labels } = speech.words
  sheet.paint({ x: 0, y: 0, width: sheet.width, height: 5 }, head.accent)
  const y = Math.max(drawSeller(sheet, head, margin), drawFacts(sheet, head, margin)) + 26
  const width = (sheet.width - 2 * margin - gap) / 2
  const vatId = buyer?.vatId === undefined ? {} : { vatId: labels.vatId(buyer.vatId) }
  const left = buyer ? drawParty(sheet, { title: labels.billTo, party: buyer, x: margin, y, width, ...vatId }) : y
  const beside = buyer ? margin + width + gap : margin
  const right = shipTo ? drawParty(sheet, { title: labels.shipTo, party: shipTo, x: beside, y, width }) : y
  return Math.max(left, right) + 24
}
