import { svgText } from './svg.ts';

/** Beyond this browsers refuse to paint. */
const longest = 16_000;

/** The drawing as a picture, `scale` times as large as the drawing. */
export async function pngBlob(svg: SVGSVGElement, scale = 2): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svgText(svg))}`;
  await image.decode();
  const factor = Math.min(scale, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(width * factor), Math.round(height * factor)];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => {
      if (blob) resolve(blob);
      else reject(new Error('This browser cannot paint a picture of this size'));
    });
  });
}
