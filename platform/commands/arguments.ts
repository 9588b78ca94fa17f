import { UsageError } from './command.ts'

/** The arguments of a command. */
export interface Arguments {
  /** The arguments that are not options. */
  readonly words: readonly string[]
  /** `--name=value`; a bare `--name` has an empty value. */
  readonly options: ReadonlyMap<string, string>
}

/** Splits arguments into options and words. Throws for unknown options. */
export const readArguments = (args: readonly string[], known: readonly string[], usage: string): Arguments => {
  const words = args.filter((word) => !word.startsWith('--'))
  const options = new Map(
    args
      .filter((word) => word.startsWith('--'))
      .map((word) => {
        const [name = '', ...value] = word.slice(2).split('=')
        return [name, value.join('=')] as const
      }),
  )
  for (const name of options.keys()) {
    if (!known.includes(name)) throw new UsageError(`Unknown option --${name}. ${usage}`)
  }
  return { words, options }
}
