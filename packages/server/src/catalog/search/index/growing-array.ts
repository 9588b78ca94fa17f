type Numbers = Uint8Array | Uint32Array | Float32Array | Float64Array

/** Creates a typed array that grows as values are pushed. */
export const createGrowing = <List extends Numbers>(create: (length: number) => List) => {
  let list = create(16)
  let length = 0
  return {
    push: (value: number): void => {
      if (length === list.length) {
        const longer = create(length * 2)
        longer.set(list)
        list = longer
      }
      list[length++] = value
    },
    length: () => length,
    addBits: (at: number, bits: number): void => {
      list[at]! |= bits
    },
    /** A view of the current contents, valid until the next push. */
    soFar: (): List => list.subarray(0, length) as List,
    /** A copy of the contents without spare capacity. */
    all: (): List => list.slice(0, length) as List,
  }
}

export const bytes = (length: number): Uint8Array<ArrayBuffer> => new Uint8Array(length)
export const integers = (length: number): Uint32Array<ArrayBuffer> => new Uint32Array(length)
export const smallNumbers = (length: number): Float32Array<ArrayBuffer> => new Float32Array(length)
export const numbers = (length: number): Float64Array<ArrayBuffer> => new Float64Array(length)

/** Creates a typed array like `createGrowing`, which takes no memory while all values are the usual one. */
export const createSparse = <List extends Numbers>(create: (length: number) => List, usual: number) => {
  let list: ReturnType<typeof createGrowing<List>> | undefined
  let length = 0
  return {
    push: (value: number): void => {
      if (!list && !Object.is(value, usual)) {
        list = createGrowing(create)
        for (let at = 0; at < length; at += 1) list.push(usual)
      }
      list?.push(value)
      length += 1
    },
    /** A copy of the contents; `undefined` if all values are the usual one. */
    all: (): List | undefined => list?.all(),
  }
}
