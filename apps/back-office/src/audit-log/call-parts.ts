/** What a call does, as keys of texts. */
interface CallParts {
  readonly verb: string
  /** What it is about. */
  readonly noun: string
  /** The call itself, for those that a verb and a noun do not describe. */
  readonly whole: string
}

/** Endings that say how a call finds or returns something, which does not matter to readers of the log. */
const endings =
  /(ByFilter|ByVariantFilter|ByVariantAndLocation|WithInventory|ExtendedFields|(From|In|To|For)?CurrentCart|FromCart|AndRedirectToUrl)$/

/** Splits the name of a call: `bulkUpdateProductTagsV3` updates `productTags`. */
export const callParts = (call: string): CallParts => {
  const name = call
    .replace(/V\d$/, '')
    .replace(/^bulk([A-Z])/, (_all, first: string) => first.toLowerCase())
    .replace(/^(getOrCreate|upsert)(?=[A-Z])/, 'create')
    .replace(/^setOrAdjust/, 'adjust')
  const [verb = name] = /^[a-z]+/.exec(name) ?? []
  const rest = name.slice(verb.length)
  const noun = rest.replace(endings, '') || rest
  return { verb, noun: noun.charAt(0).toLowerCase() + noun.slice(1), whole: verb + noun }
}
