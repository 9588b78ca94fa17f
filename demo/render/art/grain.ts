import { createRandom } from '../noise.ts'

/** Fibres and dust, so that printed colour does not look like plastic. */
export function paperGrain(context: CanvasRenderingContext2D, width: number, height: number): void {
  const random = createRandom(width + height)
  for (let dot = 0; dot < (width * height) / 90; dot++) {
    context.fillStyle = random() > 0.5 ? 'rgba(255,255,255,0.05)' : 'rgba(60,40,20,0.045)'
    context.fillRect(random() * width, random() * height, 2, 2)
  }
}
