interface Tree {
  readonly [name: string]: Tree | true
}

const trees = new Map<string, Tree>()

/** `a.b a.c` → `{ a: { b: true, c: true } }`, once for each table. */
const treeOf = (paths: string): Tree => {
  const known = trees.get(paths)
  if (known) return known
  const root = {}
  for (const path of paths.split(' ')) {
    const names = path.split('.')
    const last = names.pop()!
    let node: Record<string, Record<string, never> | true> = root
    for (const name of names) node = (node[name] ??= {}) as typeof node
    node[last] = true
  }
  trees.set(paths, root)
  return root
}

const revive = (value: unknown, tree: Tree): void => {
  if (Array.isArray(value)) {
    for (const item of value) revive(item, tree)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const fields = value as Record<string, unknown>
  for (const name in tree) {
    const [field, branch] = [fields[name], tree[name]!]
    if (branch !== true) revive(field, branch)
    else if (typeof field === 'string') fields[name] = new Date(field)
  }
}

/** Makes `Date`s of the moments in an answer, at the given paths and nowhere else. */
export const reviveDates = (answer: unknown, paths: string): void => revive(answer, treeOf(paths))
