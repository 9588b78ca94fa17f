const partsOf = (address: object): readonly (readonly [string, unknown])[] =>
  Object.entries(address)
    .filter(([name, value]) => name !== 'id' && name !== 'tag' && value !== undefined && value !== '' && value !== null)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))

/** Whether two addresses are the same, apart from their IDs, tags, case and empty parts. */
export const isSameAddress = (one: object, other: object): boolean =>
  JSON.stringify(partsOf(one)).toLowerCase() === JSON.stringify(partsOf(other)).toLowerCase()
