import { allFields, fields } from '@vitrine/domain/search/ranking.ts'
import { createGrowing, integers } from './growing-array.ts'
import { createNumbering } from './numbered-texts.ts'
import { inSlices, sortTexts } from './slices.ts'
import { createWriting, type Texts } from '../text/texts.ts'

const fieldBits = fields.length

export const productOf = (posting: number): number => posting >>> fieldBits
export const fieldsOf = (posting: number): number => posting & allFields
export const postingOf = (product: number, fieldsWithTerm: number): number => (product << fieldBits) | fieldsWithTerm

/** Collects the terms of each product, once each, with their fields. */
export const createTermWriting = () => {
  const numbering = createNumbering()
  const termNumbers = createGrowing(integers)
  const postings = createGrowing(integers)
  /** By term: the last product that has it, plus one, and its posting. */
  let lastOf = new Uint32Array(64)
  let lastPostings = new Uint32Array(64)

  const grow = (): void => {
    const [longer, longerPostings] = [new Uint32Array(lastOf.length * 2), new Uint32Array(lastOf.length * 2)]
    longer.set(lastOf)
    longerPostings.set(lastPostings)
    lastOf = longer
    lastPostings = longerPostings
  }

  const addTerm = (term: string, product: number, field: number): void => {
    const number = numbering.numberOf(term)
    if (number >= lastOf.length) grow()
    if (lastOf[number] === product + 1) return postings.addBits(lastPostings[number]!, 1 << field)
    lastOf[number] = product + 1
    lastPostings[number] = postings.length()
    termNumbers.push(number)
    postings.push(postingOf(product, 1 << field))
  }

  return {
    add: (terms: string, product: number): void => {
      const lines = terms.split('\n')
      for (let field = 0; field < fields.length; field += 1) {
        for (const term of (lines[field] ?? '').split(' ')) {
          if (term !== '') addTerm(term, product, field)
        }
      }
    },
    /** Returns the sorted terms with their postings. */
    finish: () => sortPostings(numbering.soFar(), { termNumbers: termNumbers.soFar(), postings: postings.soFar() }),
  }
}

const sortPostings = async (
  texts: Texts,
  { termNumbers, postings }: { readonly termNumbers: Uint32Array; readonly postings: Uint32Array },
) => {
  const order = await sortTexts(texts)
  const terms = createWriting()
  const ranks = new Uint32Array(texts.length)
  const { bytes: letters, offsets: ends } = texts
  await inSlices(order.length, (rank) => {
    const number = order[rank]!
    ranks[number] = rank
    terms.add(letters.toString('utf8', ends[number], ends[number + 1]))
  })
  const postingOffsets = new Uint32Array(texts.length + 1)
  await inSlices(postings.length, (at) => {
    postingOffsets[ranks[termNumbers[at]!]! + 1]! += 1
  })
  for (let rank = 0; rank < texts.length; rank += 1) postingOffsets[rank + 1]! += postingOffsets[rank]!
  const next = postingOffsets.slice()
  const sorted = new Uint32Array(postings.length)
  await inSlices(postings.length, (at) => {
    sorted[next[ranks[termNumbers[at]!]!]!++] = postings[at]!
  })
  return { terms: terms.all(), postingOffsets, postings: sorted }
}
