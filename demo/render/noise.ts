/** Numbers that look random and are the same on every run. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function lattice(x: number, y: number): number {
  let hash = Math.imul(x, 374761393) + Math.imul(y, 668265263)
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296
}

/** Smooth noise from 0 to 1 that repeats after `period` in both directions. */
export function noise(x: number, y: number, period = 256): number {
  const left = Math.floor(x)
  const low = Math.floor(y)
  const s = ease(x - left)
  const t = ease(y - low)
  const wrap = (value: number) => ((value % period) + period) % period
  const [x0, x1, y0, y1] = [wrap(left), wrap(left + 1), wrap(low), wrap(low + 1)]
  const bottom = lattice(x0, y0) * (1 - s) + lattice(x1, y0) * s
  const top = lattice(x0, y1) * (1 - s) + lattice(x1, y1) * s
  return bottom * (1 - t) + top * t
}

function ease(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10)
}

/** Several layers of noise, each twice as fine and half as strong. */
export function cloud(x: number, y: number, options: { period: number; layers: number }): number {
  let sum = 0
  let weight = 0
  for (let layer = 0; layer < options.layers; layer++) {
    const scale = 2 ** layer
    sum += noise(x * scale, y * scale, options.period * scale) / scale
    weight += 1 / scale
  }
  return sum / weight
}
