/** Returns the names without whatever only leads to an end: each of the rest leads to another of the rest. */
const withoutEnds = (edges) => {
  const left = new Map(edges)
  for (let size = -1; size !== left.size;) {
    size = left.size
    for (const [name, targets] of left) if (!targets.some((target) => left.has(target))) left.delete(name)
  }
  return left
}

/** Returns the names of one circle of a directed graph, in their order; `undefined` if it has none. */
export const findCircle = (edges) => {
  const left = withoutEnds(edges)
  const path = []
  for (let [name] = left.keys(); name !== undefined; name = left.get(name).find((target) => left.has(target))) {
    if (path.includes(name)) return path.slice(path.indexOf(name))
    path.push(name)
  }
  return undefined
}
