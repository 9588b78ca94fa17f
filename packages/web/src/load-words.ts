/**
 * Loads the words of a language from the files that `import.meta.glob` found. Browsers load a single language. The glob
 * has no type argument, because Vitest would then cache the list of files.
 */
export const loadWords = async <Words>(
  loaders: Readonly<Record<string, () => Promise<unknown>>>,
  file: string,
): Promise<Words> => {
  const load = loaders[file]
  if (!load) throw new Error(`${file} is missing.`)
  return ((await load()) as { readonly words: Words }).words
}
