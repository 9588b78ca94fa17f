/** Outlines of vessels in a square of 100 by 100, as SVG paths. */
const shapes = {
  bowl: 'M18 42 H82 C82 66 68 78 50 78 C32 78 18 66 18 42 Z',
  vase: 'M42 18 H58 C57 34 74 44 74 62 C74 76 64 84 50 84 C36 84 26 76 26 62 C26 44 43 34 42 18 Z',
  cup: 'M28 34 H66 V62 C66 74 58 80 47 80 C36 80 28 74 28 62 Z M66 42 C82 40 82 62 66 61 V55 C74 56 74 47 66 48 Z',
} as const

const colors = { bowl: ['#e8e2d6', '#8a6f52'], vase: ['#dfe6e2', '#4f6b60'], cup: ['#e9dfe0', '#8c5a5f'] } as const

const side = 1200

/** Draws the picture of a sample product: a vessel on a plain ground. */
export const drawSample = async (shape: keyof typeof shapes): Promise<File> => {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')!
  const [ground, clay] = colors[shape]
  context.fillStyle = ground
  context.fillRect(0, 0, side, side)
  context.scale(side / 100, side / 100)
  context.fillStyle = '#0000001a'
  context.beginPath()
  context.ellipse(50, 82, 30, 4, 0, 0, Math.PI * 2)
  context.fill()
  const light = context.createLinearGradient(20, 0, 80, 0)
  light.addColorStop(0, clay)
  light.addColorStop(0.35, `color-mix(in srgb, ${clay} 70%, white)`)
  light.addColorStop(1, clay)
  context.fillStyle = light
  const outline = new Path2D(shapes[shape])
  // A canvas, not an array.
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
  context.fill(outline)
  const blob = await new Promise<Blob>((resolve) => canvas.toBlob((drawn) => resolve(drawn!), 'image/png'))
  return new File([blob], `${shape}.png`, { type: 'image/png' })
}
