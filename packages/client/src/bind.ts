import type { CallOptions, ElevatedSend, Send } from './call-options.ts'
import type { ElevatedEndpoint, Endpoint } from './generated.ts'

type Words<Text extends string> = Text extends `${infer Word} ${infer Rest}`
  ? [Word, ...Words<Rest>]
  : Text extends ''
    ? []
    : [Text]

type Part<Request, Name extends string> = Request extends { readonly [K in Name]?: infer Fields }
  ? NonNullable<Fields>
  : unknown

/** A call's fields, wherever they travel. */
type FieldsOf<Request> = Part<Request, 'params'> & Part<Request, 'query'> & Part<Request, 'body'>

type Arguments<Fields, Names extends readonly string[]> = {
  [I in keyof Names]: Names[I] extends '...options'
    ? Omit<Fields, Names[number]> | undefined
    : Fields[Names[I] & keyof Fields]
}

type Answer<Response, Key> = Key extends '' ? void : Key extends keyof Response ? Response[Key] : Response

/**
 * Makes a method of a call. `names` are its arguments in order, each a field of the request; `...options` stands for
 * all other fields. `give` is the field of the answer to give back: the whole answer unless told, nothing for `''`.
 */
export const bind =
  <Request, Response, const Names extends string, const Key extends string = 'all'>(
    ...[send, endpoint, names, give]:
      | [send: Send, endpoint: Endpoint<Request, Response>, names: Names, give?: Key]
      | [send: ElevatedSend, endpoint: ElevatedEndpoint<Request, Response>, names: Names, give?: Key]
  ) =>
  async (
    ...values: [...Arguments<FieldsOf<Request>, Words<Names>>, call?: CallOptions]
  ): Promise<Answer<Response, Key>> => {
    const args = names ? names.split(' ') : []
    const body = {}
    args.forEach((name, index) =>
      Object.assign(body, name === '...options' ? values[index] : { [name]: values[index] }),
    )
    const call = values[args.length] as CallOptions | undefined
    const answer = await (send as ElevatedSend)(endpoint, { body } as Request, { ...call, args })
    return (give == null ? answer : answer[give as never]) as Answer<Response, Key>
  }
