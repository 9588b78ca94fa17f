import * as THREE from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { linen, paper, printed, wood } from '../materials.ts'
import { drawn } from '../textures.ts'
import { group, mesh, put } from './group.ts'
import { stitch } from './lathe.ts'
import { cord } from './sweep.ts'

type Sheet = { width: number; height: number; curl?: number; front: THREE.Material }

/** A sheet that lies with its front up; `curl` lifts its right edge. */
export function sheet({ width, height, curl = 0, front }: Sheet): THREE.Mesh {
  return mesh(
    surface({
      width,
      height,
      lift: (u, v) => curl * Math.max(0, u - 0.45) ** 2 * 3 + 0.012 + 0.01 * Math.sin(v * 3 + u * 2) * Math.abs(curl),
    }),
    front,
  )
}

type Surface = { width: number; height: number; lift: (u: number, v: number) => number }

function surface({ width, height, lift }: Surface): THREE.BufferGeometry {
  const [rows, columns] = [30, 50]
  const positions: number[] = []
  const uvs: number[] = []
  for (let column = 0; column <= columns; column++) {
    for (let row = 0; row <= rows; row++) {
      const [u, v] = [column / columns, row / rows]
      positions.push((u - 0.5) * width, lift(u, v), (0.5 - v) * height)
      uvs.push(u, v)
    }
  }
  return stitch({ positions, uvs, rows, columns, open: true })
}

function leaves(): THREE.MeshStandardMaterial {
  const map = drawn('page-edges', [256, 256], (context, width, height) => {
    context.fillStyle = '#f3e9d6'
    context.fillRect(0, 0, width, height)
    for (let line = 0; line < 64; line++) {
      context.fillStyle = `rgba(120, 96, 66, ${0.12 + (0.2 * ((line * 29) % 7)) / 7})`
      context.fillRect(0, line * 4, width, 1.4)
    }
  })
  return printed(map, 0.95)
}

const book = { width: 1.48, height: 2.1, thick: 0.2 }

/** Cloth over board, a hollow back, cream pages, an elastic and a ribbon. Lies with its back to the left. */
export function notebook(color: string): THREE.Group {
  const { width, height, thick } = book
  const cloth = linen(color, 2.4)
  const board = () => mesh(new RoundedBoxGeometry(width, 0.032, height, 3, 0.014), cloth)
  const back = new THREE.CylinderGeometry(thick / 2 + 0.012, thick / 2 + 0.012, height, 24, 1, true, Math.PI, Math.PI)
  back.rotateX(Math.PI / 2)
  back.scale(0.55, 1, 1)
  const block = new RoundedBoxGeometry(width - 0.07, thick - 0.03, height - 0.08, 2, 0.012)
  const elasticColor = new THREE.Color(color).multiplyScalar(0.55)
  const elastic = new THREE.MeshStandardMaterial({ color: elasticColor, roughness: 0.8 })
  const strap = mesh(new RoundedBoxGeometry(0.055, thick + 0.062, height + 0.014, 2, 0.006), elastic)
  strap.position.set(width / 2 - 0.2, thick / 2 + 0.016, 0)
  const ribbon = mesh(
    surface({ width: 0.05, height: 0.42, lift: (_u, v) => 0.08 - 0.075 * Math.sin((1 - v) * 1.57) + 0.004 }),
    elastic,
  )
  ribbon.position.set(-0.25, 0, height / 2 + 0.16)
  return group(
    put(board(), [0, 0.016, 0]),
    put(board(), [0, thick + 0.016, 0]),
    put(mesh(back, cloth), [-width / 2 + 0.012, thick / 2 + 0.016, 0]),
    put(mesh(block, leaves()), [-0.012, thick / 2 + 0.016, 0]),
    strap,
    ribbon,
  )
}

type Spread = { cover: THREE.Material; left: THREE.Material; right: THREE.Material }

/** A book lying open: two leaves of pages that arch towards the fold. */
export function openBook({ cover, left, right }: Spread): THREE.Group {
  const { width, height } = book
  const arch = (u: number) =>
    0.045 + 0.15 * Math.sin(Math.min(1, (1 - u) * 1.9) * Math.PI * 0.62) ** 1.5 * (u < 1 ? 1 : 0.7)
  const page = (material: THREE.Material) => mesh(surface({ width, height, lift: (u) => arch(1 - u) }), material)
  const leftPage = mesh(surface({ width, height, lift: (u) => arch(u) }), left)
  const under = mesh(new RoundedBoxGeometry(width * 2 + 0.1, 0.035, height + 0.09, 2, 0.012), cover)
  const body = group(put(leftPage, [-width / 2, 0, 0]), put(page(right), [width / 2, 0, 0]), put(under, [0, 0.018, 0]))
  for (let layer = 1; layer < 5; layer++) {
    const lower = (u: number) => 0.04 + (arch(u) - 0.045) * (1 - layer * 0.2)
    const leaf = mesh(surface({ width: width + layer * 0.008, height, lift: (u) => lower(u) }), paper('#f1e7d4'))
    const other = mesh(surface({ width: width + layer * 0.008, height, lift: (u) => lower(1 - u) }), paper('#f1e7d4'))
    body.add(put(leaf, [-width / 2, 0, 0]), put(other, [width / 2, 0, 0]))
  }
  return body
}

/** A thin stapled booklet. */
export function booklet(cover: THREE.Material): THREE.Group {
  const { width, height } = book
  const top = mesh(surface({ width, height, lift: (u) => 0.055 + 0.05 * u ** 3 }), cover)
  const pages = group(top)
  for (let layer = 1; layer <= 6; layer++) {
    const page = surface({
      width: width - 0.02,
      height: height - 0.015,
      lift: (u) => 0.056 - layer * 0.008 + 0.05 * u ** 3 * (1 - layer / 7),
    })
    pages.add(mesh(page, paper()))
  }
  return pages
}

/** A framed print that stands; its foot is at the origin, its face to the front. */
export function framed(art: THREE.Texture, size: [width: number, height: number] = [2.1, 2.97]): THREE.Group {
  const [width, height] = size
  const bar = 0.11
  const profile = wood('#cfa873', '#7d5430')
  const rail = (length: number) => mesh(new RoundedBoxGeometry(length, bar, 0.16, 3, 0.015), profile)
  const print = mesh(new THREE.PlaneGeometry(width, height), printed(art, 0.7))
  const frame = group(
    put(rail(width + bar * 2), [0, -height / 2 - bar / 2, 0]),
    put(rail(width + bar * 2), [0, height / 2 + bar / 2, 0]),
    put(rail(height), [-width / 2 - bar / 2, 0, 0], { roll: 90 }),
    put(rail(height), [width / 2 + bar / 2, 0, 0], { roll: 90 }),
    put(print, [0, 0, -0.015]),
    put(mesh(new THREE.BoxGeometry(width, height, 0.02), paper('#b59a78')), [0, 0, -0.05]),
  )
  return group(put(frame, [0, height / 2 + bar, 0]))
}

/** A folded card that stands like a small roof seen from the front. */
export function standingCard(art: THREE.Texture): THREE.Group {
  const [width, height, open] = [1.05, 1.48, 24]
  const face = (material: THREE.Material) => mesh(new THREE.PlaneGeometry(width, height), material)
  return group(
    put(put(face(printed(art)), [width / 2, height / 2, 0]), [0, 0, 0], { turn: -open }),
    put(put(face(paper('#f8f3e8')), [width / 2, height / 2, 0]), [0, 0, 0], { turn: open }),
  )
}

/** A kraft envelope, flap up or down; lies flat. */
export function envelope(color = '#c6a27a'): THREE.Group {
  const map = drawn(`envelope-${color}`, [724, 512], (context, width, height) => {
    context.fillStyle = color
    context.fillRect(0, 0, width, height)
    for (let fibre = 0; fibre < 1600; fibre++) {
      context.fillStyle = fibre % 3 === 0 ? 'rgba(255,240,215,0.16)' : 'rgba(90,60,30,0.12)'
      context.fillRect((fibre * 397) % width, (fibre * 211) % height, 3 + (fibre % 7), 1.2)
    }
    context.strokeStyle = 'rgba(70,45,20,0.32)'
    context.lineWidth = 2.5
    context.beginPath()
    context.moveTo(0, height)
    context.lineTo(width / 2, height * 0.42)
    context.lineTo(width, height)
    context.stroke()
  })
  const body = mesh(new RoundedBoxGeometry(1.56, 0.024, 1.12, 2, 0.008), printed(map, 0.95))
  const flap = new THREE.Shape([
    new THREE.Vector2(-0.775, 0),
    new THREE.Vector2(0.775, 0),
    new THREE.Vector2(0.09, -0.64),
    new THREE.Vector2(0, -0.68),
    new THREE.Vector2(-0.09, -0.64),
  ])
  const lid = mesh(
    new THREE.ShapeGeometry(flap),
    new THREE.MeshStandardMaterial({ color, roughness: 0.95, side: THREE.DoubleSide }),
  )
  return group(put(body, [0, 0.014, 0]), put(lid, [0, 0.032, -0.55], { tilt: -87.5 }))
}

/** A roll of paper: the spiral shows at its end, a loose edge along its side. Lies along x. */
export function paperRoll(pattern: THREE.CanvasTexture, length = 3.4): THREE.Group {
  const map = pattern.clone()
  map.repeat.set(1, 2.2)
  map.needsUpdate = true
  const [rows, columns] = [1, 180]
  const positions: number[] = []
  const uvs: number[] = []
  for (let column = 0; column <= columns; column++) {
    const turn = (column / columns) * Math.PI * 7
    const radius = 0.2 + 0.012 * (turn / Math.PI)
    for (let row = 0; row <= rows; row++) {
      positions.push((row - 0.5) * length, Math.cos(turn) * radius, Math.sin(turn) * radius)
      uvs.push((turn / (2 * Math.PI)) * 1, row)
    }
  }
  const skin = printed(map, 0.85)
  const roll = mesh(stitch({ positions, uvs, rows, columns, open: true }), skin)
  roll.position.y = 0.285
  return group(roll)
}

/** A wrapped box with string and a bow. */
export function gift(pattern: THREE.CanvasTexture, size: [number, number, number]): THREE.Group {
  const [width, height, depth] = size
  const map = pattern.clone()
  map.repeat.set(1.1, 0.7)
  map.needsUpdate = true
  const twine = new THREE.MeshStandardMaterial({ color: '#b8955f', roughness: 1 })
  const box = mesh(new RoundedBoxGeometry(width, height, depth, 3, 0.03), printed(map, 0.85))
  const [x, y, z] = [width / 2 + 0.012, height + 0.012, depth / 2 + 0.012]
  const along = loop([
    [-x, 0.02, 0],
    [-x, y, 0],
    [x, y, 0],
    [x, 0.02, 0],
  ])
  const across = loop([
    [0, 0.02, z],
    [0, y, z],
    [0, y, -z],
    [0, 0.02, -z],
  ])
  return group(put(box, [0, height / 2, 0]), mesh(along, twine), mesh(across, twine), put(bow(twine), [0, y, 0]))
}

function loop(corners: THREE.Vector3Tuple[]): THREE.BufferGeometry {
  const path = new THREE.CurvePath<THREE.Vector3>()
  for (let index = 1; index < corners.length; index++) {
    path.add(new THREE.LineCurve3(new THREE.Vector3(...corners[index - 1]!), new THREE.Vector3(...corners[index]!)))
  }
  return new THREE.TubeGeometry(path, 160, 0.018, 8)
}

function bow(material: THREE.Material): THREE.Group {
  const wing = (side: number): THREE.Vector3Tuple[] => [
    [0, 0.03, 0],
    [side * 0.18, 0.2, 0.06],
    [side * 0.38, 0.2, 0.1],
    [side * 0.42, 0.09, 0.08],
    [side * 0.22, 0.05, 0.02],
    [0, 0.04, 0],
  ]
  const tail = (side: number): THREE.Vector3Tuple[] => [
    [0, 0.03, 0],
    [side * 0.14, 0.05, 0.16],
    [side * 0.26, 0.02, 0.36],
    [side * 0.42, 0.02, 0.44],
  ]
  return group(
    mesh(cord(wing(1), 0.019), material),
    mesh(cord(wing(-1), 0.019), material),
    mesh(cord(tail(1), 0.018), material),
    mesh(cord(tail(-0.8), 0.018), material),
    put(mesh(new THREE.SphereGeometry(0.045, 16, 12), material), [0, 0.04, 0]),
  )
}

/** A tablet or telephone: rounded slab, dark glass, a picture that shines a little. Stands on its short edge. */
export function device(art: THREE.Texture, size: [width: number, height: number]): THREE.Group {
  const [width, height] = size
  const body = new RoundedBoxGeometry(width, height, 0.08, 6, 0.038)
  const shell = new THREE.MeshPhysicalMaterial({ color: '#2c2a29', roughness: 0.35, metalness: 0.6 })
  const edge = 0.075
  const outline = roundedRect(width - edge * 2, height - edge * 2, 0.07)
  const lit = new THREE.MeshBasicMaterial({ map: art, color: new THREE.Color(0.94, 0.94, 0.94) })
  const front = mesh(
    roundedRect(width - 0.012, height - 0.012, 0.1),
    new THREE.MeshPhysicalMaterial({ color: '#0c0c0d', roughness: 0.1 }),
  )
  return group(
    put(mesh(body, shell), [0, height / 2, 0]),
    put(front, [0, height / 2, 0.0405]),
    put(mesh(outline, lit), [0, height / 2, 0.0425]),
  )
}

function roundedRect(width: number, height: number, radius: number): THREE.BufferGeometry {
  const [x, y] = [width / 2, height / 2]
  const shape = new THREE.Shape()
  shape.moveTo(-x + radius, -y)
  shape.lineTo(x - radius, -y).absarc(x - radius, -y + radius, radius, -Math.PI / 2, 0)
  shape.lineTo(x, y - radius).absarc(x - radius, y - radius, radius, 0, Math.PI / 2)
  shape.lineTo(-x + radius, y).absarc(-x + radius, y - radius, radius, Math.PI / 2, Math.PI)
  shape.lineTo(-x, -y + radius).absarc(-x + radius, -y + radius, radius, Math.PI, Math.PI * 1.5)
  const geometry = new THREE.ShapeGeometry(shape, 12)
  const position = geometry.getAttribute('position')
  const uv = geometry.getAttribute('uv')
  for (let index = 0; index < position.count; index++) {
    uv.setXY(index, position.getX(index) / width + 0.5, position.getY(index) / height + 0.5)
  }
  return geometry
}
