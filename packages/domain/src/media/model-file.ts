/** Checks 3D models in the binary form of glTF 2.0: https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html#binary-gltf-layout */

/** The largest 3D model, in bytes. */
export const maxModelBytes = 30 * 1024 * 1024

/** The largest description of a scene, in bytes: it is parsed at once. */
const maxJsonBytes = 4 * 1024 * 1024

const headerBytes = 12
const chunkHeaderBytes = 8
const magic = 0x46_54_6c_67
const jsonChunk = 0x4e_4f_53_4a

/** Extensions that need no further decoder. The storefront loads none, because they are large. */
const supportedExtensions: ReadonlySet<string> = new Set([
  'EXT_texture_webp',
  'KHR_lights_punctual',
  'KHR_materials_clearcoat',
  'KHR_materials_emissive_strength',
  'KHR_materials_ior',
  'KHR_materials_sheen',
  'KHR_materials_specular',
  'KHR_materials_transmission',
  'KHR_materials_unlit',
  'KHR_materials_volume',
  'KHR_mesh_quantization',
  'KHR_texture_transform',
])

/** Returns whether a file begins as a 3D model does. */
export const isModelFile = (bytes: Uint8Array): boolean =>
  bytes.byteLength >= headerBytes && viewOf(bytes).getUint32(0, true) === magic

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parseScene = (text: string): Record<string, unknown> | undefined => {
  try {
    const scene: unknown = JSON.parse(text)
    return isObject(scene) ? scene : undefined
  } catch {
    return undefined
  }
}

const itemsOf = (value: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject) : []

/** Whether a buffer or image is in another file, which viewers would load from its address. */
const isElsewhere = ({ uri }: Record<string, unknown>): boolean => typeof uri === 'string' && !uri.startsWith('data:')

const findSceneProblem = (scene: Record<string, unknown>): string | undefined => {
  const { asset, meshes, buffers, images, extensionsRequired } = scene
  if (!isObject(asset) || !String(asset['version']).startsWith('2.')) return 'must be of version 2 of glTF'
  if (itemsOf(meshes).length === 0) return 'has no meshes'
  if ([...itemsOf(buffers), ...itemsOf(images)].some(isElsewhere)) return 'must contain its buffers and textures'
  const required = Array.isArray(extensionsRequired) ? extensionsRequired.map(String) : []
  const unknown = required.find((name) => !supportedExtensions.has(name))
  return unknown === undefined ? undefined : `needs the extension ${unknown.slice(0, 60)}, which is not supported`
}

/** Returns why a file is not a 3D model that storefronts can show, or `undefined` if it is one. */
export const findModelProblem = (bytes: Uint8Array): string | undefined => {
  const broken = 'is not a complete 3D model (.glb)'
  if (bytes.byteLength > maxModelBytes) return `must be at most ${maxModelBytes / 1024 / 1024} MB`
  if (!isModelFile(bytes) || bytes.byteLength < headerBytes + chunkHeaderBytes) return broken
  const view = viewOf(bytes)
  if (view.getUint32(4, true) !== 2) return 'must be of version 2 of glTF'
  const [total, jsonBytes] = [view.getUint32(8, true), view.getUint32(headerBytes, true)]
  const start = headerBytes + chunkHeaderBytes
  if (total !== bytes.byteLength || view.getUint32(headerBytes + 4, true) !== jsonChunk) return broken
  if (start + jsonBytes > total) return broken
  if (jsonBytes > maxJsonBytes) return `must describe its scene in at most ${maxJsonBytes / 1024 / 1024} MB`
  const scene = parseScene(new TextDecoder().decode(bytes.subarray(start, start + jsonBytes)))
  return scene ? findSceneProblem(scene) : broken
}
