/** Joins what the files of a language export. A test compares the result with the English texts. */
export const joined = <Texts>(files: Readonly<Record<string, unknown>>): Texts =>
  Object.assign({}, ...Object.values(files).flatMap((file) => Object.values(file as object)))
