type Loaders<Words> = Readonly<Record<string, () => Promise<{ readonly words: Words }>>>

/** Loads the words of a language from the files that `import.meta.glob` found. Browsers load a single language. */
export const loadWords = async <Words>(loaders: Loaders<Words>, file: string): Promise<Words> => {
  const load = loaders[file]
  if (!load) throw new Error(`${file} is missing.`)
  return (await load()).words
}
