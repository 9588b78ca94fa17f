/** Latin, Greek, Cyrillic and Armenian letters. Other scripts have no capital letters that people search for. */
const ranges = [
  [0xc0, 0x24f],
  [0x370, 0x52f],
  [0x531, 0x556],
  [0x1e00, 0x1eff],
] as const

/** Capital letters of the ranges that have one small letter. */
const capitals = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at)))
  .filter((letter) => letter !== letter.toLowerCase() && letter.toLowerCase().length === 1)
const capitalLetters = capitals.join('')

/**
 * Functions of lists that can be searched, as the first release has them: docs/decisions/0147-one-baseline.md. In a
 * database with the locale C, `lower` and `ilike` only know the letters of English.
 */
export const querySchema = `
create function lower_text(content text) returns text language sql immutable parallel safe strict as $$
select case when octet_length(content) = length(content) then lower(content)
  else translate(lower(content), '${capitalLetters}', '${capitalLetters.toLowerCase()}') end
$$;
`
