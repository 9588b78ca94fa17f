/** Small media files, which have what the server checks. */

/** An image of a single grey pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

const bigEndian = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const box = (type: string, content: Uint8Array): Buffer =>
  Buffer.concat([bigEndian(8 + content.byteLength), Buffer.from(type), content])

/** Returns an MP4 video with the given content, 24 bytes longer. */
export const filmOf = (content: string | Uint8Array): Buffer =>
  Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0')), box('moov', Buffer.from(content))])

/** Returns a WebM video with a list of tracks. */
export const webmOf = (content: string): Buffer =>
  Buffer.from(`\x1aE\xdf\xa3\x9fB\x82\x84webm\x18S\x80g\x16T\xaek${content}`, 'latin1')

const littleEndian = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

const paddedTo4 = (bytes: Buffer, filler: string): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((4 - (bytes.byteLength % 4)) % 4, filler)])

/** A triangle: three positions with the color of a material. */
const trianglePositions = Buffer.from(new Float32Array([0, 0, 0, 1, 0, 0, 0.5, 1, 0]).buffer)

const triangle = {
  asset: { version: '2.0' },
  scene: 0,
  scenes: [{ nodes: [0] }],
  nodes: [{ mesh: 0 }],
  meshes: [{ primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }],
  materials: [{ doubleSided: true, pbrMetallicRoughness: { baseColorFactor: [0.8, 0.1, 0.1, 1], metallicFactor: 0 } }],
  accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] }],
  bufferViews: [{ buffer: 0, byteLength: trianglePositions.byteLength }],
  buffers: [{ byteLength: trianglePositions.byteLength }],
}

/** Returns a 3D model (.glb) of a triangle, with changes of its scene. */
export const modelOf = (changes: Readonly<Record<string, unknown>> = {}): Buffer => {
  const json = paddedTo4(Buffer.from(JSON.stringify({ ...triangle, ...changes })), ' ')
  const chunks = Buffer.concat([
    littleEndian(json.byteLength),
    Buffer.from('JSON'),
    json,
    littleEndian(trianglePositions.byteLength),
    Buffer.from('BIN\0'),
    trianglePositions,
  ])
  return Buffer.concat([Buffer.from('glTF'), littleEndian(2), littleEndian(12 + chunks.byteLength), chunks])
}
