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
