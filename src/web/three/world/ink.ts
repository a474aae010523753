import type { Point } from '../../../kernel/index.ts';

/**
 * Draws on a canvas what a drawing of the plan shows, with the colours and lines that its style sheets give it: there is one
 * description of what lies over a table, and this reads it. Words are not drawn: they stand upright over the table, and are handed over.
 */

/** Words at a point of the table. */
export interface Words extends Point {
  readonly text: string;
  readonly tone: string;
  /** So many lines under the point; 0: over it. */
  readonly under: number;
}

/** Whatever keeps its size on the plan has that of a plan with so many pixels to the inch. */
const PIXELS = 25;
const CASING = 'rgba(20,14,10,0.6)';

interface Sheet {
  readonly brush: CanvasRenderingContext2D;
  /** From the plan's own pixels to inches. */
  readonly home: DOMMatrix;
  readonly scale: number;
  readonly words: Words[];
}

/** Everything in these groups, in inches of the table. */
export function inked(
  canvas: HTMLCanvasElement,
  scale: number,
  root: SVGGElement,
  groups: readonly Element[],
): readonly Words[] {
  const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
  brush.setTransform(1, 0, 0, 1, 0, 0);
  brush.clearRect(0, 0, canvas.width, canvas.height);
  const home = root.getCTM();
  if (home === null) return [];
  const sheet: Sheet = { brush, home: home.inverse(), scale, words: [] };
  for (const group of groups) draw(sheet, group, 1);
  return sheet.words;
}

const isShape = (element: Element): element is SVGGeometryElement => element instanceof SVGGeometryElement;

function draw(sheet: Sheet, element: Element, alpha: number): void {
  if (!(element instanceof SVGGraphicsElement)) return;
  const style = getComputedStyle(element);
  if (style.display === 'none') return;
  const seen = alpha * Number(style.opacity);
  const mask = /url\(["']?#([^"')]+)/.exec(element.getAttribute('mask') ?? '')?.[1];
  if (mask !== undefined) return masked(sheet, element, mask, seen);
  content(sheet, element, style, seen);
}

function content(sheet: Sheet, element: SVGGraphicsElement, style: CSSStyleDeclaration, alpha: number): void {
  if (element instanceof SVGTextElement) lettered(sheet, element, style);
  else if (isShape(element)) shape(sheet, element, style, alpha);
  else for (const child of element.children) draw(sheet, child, alpha);
}

/** On a sheet of its own; what the mask has in black is taken away. */
function masked(sheet: Sheet, element: SVGGraphicsElement, id: string, alpha: number): void {
  const { canvas } = sheet.brush;
  const own = document.createElement('canvas');
  [own.width, own.height] = [canvas.width, canvas.height];
  const brush = own.getContext('2d') as CanvasRenderingContext2D;
  content({ ...sheet, brush }, element, getComputedStyle(element), 1);
  brush.globalCompositeOperation = 'destination-out';
  brush.globalAlpha = 1;
  for (const part of document.getElementById(id)?.children ?? []) {
    if (part.getAttribute('fill') !== 'black') continue;
    brush.setTransform(sheet.scale, 0, 0, sheet.scale, 0, 0);
    brush.fillStyle = '#000';
    brush.fill(new Path2D(part.getAttribute('d') ?? ''));
  }
  sheet.brush.setTransform(1, 0, 0, 1, 0, 0);
  sheet.brush.globalAlpha = alpha;
  sheet.brush.drawImage(own, 0, 0);
}

/** How an element lies on the table. */
function matrixOf({ home }: Sheet, element: SVGGraphicsElement): DOMMatrix {
  const own = home.multiply(element.getCTM() ?? new DOMMatrix());
  return element.closest('.tt-fixed') === null ? own : new DOMMatrix([1 / PIXELS, 0, 0, 1 / PIXELS, own.e, own.f]);
}

function outlineOf(element: SVGGeometryElement): Path2D {
  const number = (name: string): number => Number(element.getAttribute(name) ?? 0);
  if (element instanceof SVGPathElement) return new Path2D(element.getAttribute('d') ?? '');
  const path = new Path2D();
  if (element instanceof SVGCircleElement)
    path.arc(number('cx'), number('cy'), Math.max(0, number('r')), 0, Math.PI * 2);
  else if (element instanceof SVGRectElement)
    path.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
  else if (element instanceof SVGEllipseElement)
    path.ellipse(number('cx'), number('cy'), number('rx'), number('ry'), 0, 0, Math.PI * 2);
  else if (element instanceof SVGLineElement) {
    path.moveTo(number('x1'), number('y1'));
    path.lineTo(number('x2'), number('y2'));
  }
  return path;
}

const isColour = (paint: string): boolean => paint !== 'none' && !paint.startsWith('url');

function shape(sheet: Sheet, element: SVGGeometryElement, style: CSSStyleDeclaration, alpha: number): void {
  const { brush, scale } = sheet;
  const { a, b, c, d, e, f } = matrixOf(sheet, element);
  brush.setTransform(a * scale, b * scale, c * scale, d * scale, e * scale, f * scale);
  const path = outlineOf(element);
  if (isColour(style.fill)) {
    brush.globalAlpha = alpha * Number(style.fillOpacity);
    brush.fillStyle = style.fill;
    brush.fill(path);
  }
  if (!isColour(style.stroke)) return;
  // Lines have their width on the screen, and not on the table.
  const unit = style.vectorEffect === 'non-scaling-stroke' ? 1 / PIXELS / (Math.hypot(a, b) || 1) : 1;
  const wide = Number.parseFloat(style.strokeWidth) * unit;
  if (!(wide > 0)) return;
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  const dashes =
    style.strokeDasharray === 'none'
      ? []
      : style.strokeDasharray.split(/[ ,]+/).map((part) => Number.parseFloat(part) * unit);
  brush.setLineDash(dashes);
  brush.globalAlpha = alpha * Number(style.strokeOpacity);
  for (const [style_, width] of [
    [CASING, wide + 2.2 * unit],
    [style.stroke, wide],
  ] as const) {
    brush.strokeStyle = style_;
    brush.lineWidth = width;
    brush.stroke(path);
  }
  if (style.markerEnd !== 'none' && style.markerEnd !== '') arrow(brush, element, style.stroke);
}

/** The head of an arrow at the end of a line. */
function arrow(brush: CanvasRenderingContext2D, element: SVGGeometryElement, colour: string): void {
  const long = element.getTotalLength();
  const [tip, before] = [element.getPointAtLength(long), element.getPointAtLength(Math.max(0, long - 0.1))];
  const turn = Math.atan2(tip.y - before.y, tip.x - before.x);
  brush.setLineDash([]);
  brush.beginPath();
  for (const off of [0, 2.6, -2.6])
    brush.lineTo(
      tip.x + (off === 0 ? 0 : Math.cos(turn + off) * 0.45),
      tip.y + (off === 0 ? 0 : Math.sin(turn + off) * 0.45),
    );
  brush.fillStyle = colour;
  brush.fill();
}

function lettered(sheet: Sheet, element: SVGTextElement, style: CSSStyleDeclaration): void {
  const text = element.textContent?.trim() ?? '';
  if (text === '') return;
  const { e, f } = matrixOf(sheet, element);
  const lines = Number.parseFloat(element.getAttribute('dy') ?? '0');
  sheet.words.push({ x: e, y: f, text, tone: style.fill, under: lines > 0 ? Math.round(lines / 1.3) : 0 });
}
