import type { Point } from '../../../kernel/index.ts';
import type { Piece } from '../../../tabletop/index.ts';
import { type Brush, box, disc, filled, type Kit, lieOf, line, lyingAs, stroked, SUN, trace } from '../brush.ts';
import { clear, INK, mixed, tone } from '../colour.ts';
import { type Chance, pick, seeded, within } from '../random.ts';

/** Cars, vans, trucks, buses, tractors, whole or burnt out. The front looks along x. */

export const VEHICLE_PAINTS = [
  '#7d8a86',
  '#8c4f3c',
  '#b3a06a',
  '#5f7282',
  '#c9c3b2',
  '#4d5b4a',
  '#6d4a52',
  '#93a0a2',
] as const;

type Type =
  | 'car'
  | 'estate'
  | 'taxi'
  | 'pickup'
  | 'police'
  | 'van'
  | 'ambulance'
  | 'truck'
  | 'tanker'
  | 'trailer'
  | 'bus'
  | 'school-bus'
  | 'tractor'
  | 'motorcycle'
  | 'atv'
  | 'wreck';

/** Which vehicle it is: its tag says so, or else its name. */
export function vehicleOf({ looks, name, tags }: Piece): Type {
  const said = `${name} ${typeof tags?.vehicle === 'string' ? tags.vehicle : ''} ${looks}`.toLowerCase();
  if (/wreck|burnt/.test(said)) return 'wreck';
  if (/school bus/.test(said)) return 'school-bus';
  if (/\bbus\b/.test(said)) return 'bus';
  if (/tractor/.test(said)) return 'tractor';
  if (/motorcycle/.test(said)) return 'motorcycle';
  if (/\batv\b/.test(said)) return 'atv';
  if (/\brv\b/.test(said)) return 'van';
  if (/ambulance/.test(said)) return 'ambulance';
  if (/tanker/.test(said)) return 'tanker';
  if (/trailer/.test(said)) return 'trailer';
  if (/truck|lorry/.test(said)) return 'truck';
  if (/van\b/.test(said)) return 'van';
  if (/pickup/.test(said)) return 'pickup';
  if (/taxi/.test(said)) return 'taxi';
  if (/police|patrol/.test(said)) return 'police';
  if (/estate/.test(said)) return 'estate';
  return 'car';
}

interface Body {
  readonly kit: Kit;
  readonly l: number;
  readonly w: number;
  readonly sun: Point;
  readonly hex: string;
  readonly chance: Chance;
}

export function paintVehicle(kit: Kit, piece: Piece): void {
  const type = vehicleOf(piece);
  const chance = seeded(piece.id);
  const lie = lieOf(piece.outline);
  const turned = chance() < 0.5 && type !== 'tractor';
  const hex = pick(chance, VEHICLE_PAINTS);
  lyingAs(kit.brush, turned ? { ...lie, angle: lie.angle + Math.PI } : lie, (sun) => {
    paintBody({ kit, l: lie.long * 0.97, w: lie.wide * 0.92, sun, hex, chance }, type);
  });
}

/** A vehicle that moves: its middle at 0, its front along x, lit as it lies. */
export function paintCar(kit: Kit, { id, looks, length, width, facing }: CarSprite): void {
  const chance = seeded(id);
  const [c, s] = [Math.cos((-facing * Math.PI) / 180), Math.sin((-facing * Math.PI) / 180)];
  const sun = { x: SUN.x * c - SUN.y * s, y: SUN.x * s + SUN.y * c };
  const type = vehicleOf({ looks: 'car', name: '', tags: { vehicle: looks } } as unknown as Piece);
  paintBody({ kit, l: length * 0.97, w: width * 0.92, sun, hex: pick(chance, VEHICLE_PAINTS), chance }, type);
}

export interface CarSprite {
  readonly id: string;
  readonly looks: string;
  readonly length: number;
  readonly width: number;
  /** In quarters of a right angle: the light falls on it from where it stands. */
  readonly facing: number;
}

function paintBody(body: Body, type: Type): void {
  if (type === 'tractor') tractor(body);
  else if (type === 'motorcycle') motorcycle(body);
  else if (type === 'atv') quad(body);
  else if (type === 'wreck') car({ ...body, hex: '#4a3a30' }, 'wreck');
  else if (type === 'bus' || type === 'school-bus') bus(body, type === 'school-bus' ? '#c79a33' : '#a9b0a6');
  else if (type === 'truck' || type === 'tanker' || type === 'trailer') truck(body, type);
  else if (type === 'van' || type === 'ambulance') van(body, type === 'ambulance');
  else car(body, type);
}

function motorcycle({ kit: { brush }, l, w, hex }: Body): void {
  for (const x of [-0.34, 0.34]) {
    box(brush, l * x - l * 0.15, -w * 0.13, l * 0.3, w * 0.26, 0.1);
    filled(brush, '#191614');
    stroked(brush, INK, 0.04);
  }
  box(brush, -l * 0.26, -w * 0.2, l * 0.3, w * 0.4, 0.12);
  filled(brush, '#2a2522');
  stroked(brush, INK, 0.045);
  box(brush, -l * 0.02, -w * 0.24, l * 0.26, w * 0.48, 0.16);
  filled(brush, hex);
  stroked(brush, INK, 0.05);
  brush.strokeStyle = '#b9b2a4';
  brush.lineWidth = 0.07;
  line(brush, l * 0.24, -w * 0.5, l * 0.3, 0);
  line(brush, l * 0.3, 0, l * 0.24, w * 0.5);
}

function quad(body: Body): void {
  const { kit, l, w } = body;
  const { brush } = kit;
  for (const x of [-0.34, 0.34]) {
    for (const side of [-1, 1]) {
      box(brush, l * x - l * 0.16, side > 0 ? w * 0.24 : -w * 0.5, l * 0.32, w * 0.26, 0.1);
      filled(brush, '#191614');
      stroked(brush, INK, 0.04);
    }
  }
  box(brush, -l * 0.42, -w * 0.24, l * 0.84, w * 0.48, 0.14);
  coat(body, body.hex);
  box(brush, -l * 0.3, -w * 0.16, l * 0.36, w * 0.32, 0.1);
  filled(brush, '#2a2522');
  stroked(brush, INK, 0.045);
  brush.strokeStyle = '#b9b2a4';
  brush.lineWidth = 0.07;
  line(brush, l * 0.2, -w * 0.46, l * 0.2, w * 0.46);
}

/** The outline of a body: a little narrower at both ends. */
function shell(brush: Brush, l: number, w: number, nose = 0.88, round = 0.3): void {
  const [a, b] = [l / 2, w / 2];
  brush.beginPath();
  brush.moveTo(-a + round, -b * 0.96);
  brush.quadraticCurveTo(0, -b * 1.04, a - round * 1.3, -b * nose);
  brush.quadraticCurveTo(a, -b * nose * 0.92, a, -b * 0.5);
  brush.quadraticCurveTo(a * 1.015, 0, a, b * 0.5);
  brush.quadraticCurveTo(a, b * nose * 0.92, a - round * 1.3, b * nose);
  brush.quadraticCurveTo(0, b * 1.04, -a + round, b * 0.96);
  brush.quadraticCurveTo(-a, b * 0.9, -a, b * 0.55);
  brush.quadraticCurveTo(-a * 1.01, 0, -a, -b * 0.55);
  brush.quadraticCurveTo(-a, -b * 0.9, -a + round, -b * 0.96);
  brush.closePath();
}

function wheels({ kit: { brush }, l, w }: Body, at: readonly number[]): void {
  for (const x of at) {
    for (const side of [-1, 1]) {
      box(brush, x * l - 0.34, side * w * 0.5 - (side > 0 ? 0.14 : 0.08), 0.68, 0.22, 0.07);
      filled(brush, '#161314');
    }
  }
}

/** Paint lit from the sun's side, then ink round it. */
function coat({ kit: { brush }, l, w, sun }: Body, hex: string, dark = -0.36): void {
  const shade = brush.createLinearGradient((sun.x * l) / 2, (sun.y * w) / 2, (-sun.x * l) / 2, (-sun.y * w) / 2);
  shade.addColorStop(0, tone(hex, 0.24));
  shade.addColorStop(0.5, hex);
  shade.addColorStop(1, tone(hex, dark));
  filled(brush, shade);
  stroked(brush, INK, 0.055);
}

function wear({ kit: { brush, textures }, l, w }: Body, rust: number, trace_: () => void): void {
  brush.save();
  trace_();
  brush.clip();
  brush.globalAlpha = rust;
  brush.fillStyle = textures.rust(brush);
  brush.fillRect(-l / 2, -w / 2, l, w);
  brush.globalAlpha = 0.4;
  brush.fillStyle = textures.grime(brush);
  brush.fillRect(-l / 2, -w / 2, l, w);
  brush.restore();
}

function glass({ kit: { brush } }: Body, points: readonly Point[], burnt = false): void {
  trace(brush, points);
  filled(brush, burnt ? '#17110e' : '#33444b');
  stroked(brush, INK, 0.045);
  if (burnt) return;
  brush.save();
  brush.clip();
  const [first] = points as [Point];
  brush.fillStyle = 'rgba(190,214,216,0.4)';
  trace(brush, [
    { x: first.x - 0.1, y: first.y },
    { x: first.x + 0.3, y: first.y },
    { x: first.x - 0.1, y: first.y + 0.7 },
    { x: first.x - 0.5, y: first.y + 0.7 },
  ]);
  brush.fill();
  brush.restore();
}

function lamps({ kit: { brush }, l, w }: Body, burnt: boolean): void {
  for (const side of [-1, 1]) {
    brush.beginPath();
    brush.ellipse(l * 0.475, side * w * 0.33, 0.09, 0.17, 0, 0, 7);
    filled(brush, burnt ? '#1b1512' : '#efe6c4');
    stroked(brush, INK, 0.035);
    box(brush, -l * 0.495, side * w * 0.34 - 0.16, 0.1, 0.32, 0.04);
    filled(brush, burnt ? '#1b1512' : '#a5332a');
    stroked(brush, INK, 0.03);
  }
}

function car(body: Body, type: Type): void {
  const { kit, l, w, chance } = body;
  const { brush } = kit;
  const burnt = type === 'wreck';
  const hex = type === 'taxi' ? '#c9a02f' : type === 'police' ? '#d6d2c4' : body.hex;
  wheels(body, burnt ? [0.31] : [-0.3, 0.31]);
  shell(brush, l, w);
  coat(body, hex);
  wear(body, burnt ? 1 : within(chance, 0.35, 0.8), () => shell(brush, l, w));
  shell(brush, l, w);
  stroked(brush, INK, 0.055);
  const pickup = type === 'pickup';
  const [front, back] = pickup ? [0.2, -0.06] : [0.17, type === 'estate' ? -0.42 : -0.3];
  const b = w / 2;
  // Bonnet creases and the cabin with its four panes.
  brush.strokeStyle = clear('#120d10', 0.4);
  brush.lineWidth = 0.04;
  for (const side of [-1, 1]) line(brush, l * 0.22, side * b * 0.45, l * 0.46, side * b * 0.4);
  const pane = (a: number, c: number, y1: number, y2: number): Point[] => [
    { x: a, y: -y1 },
    { x: c, y: -y2 },
    { x: c, y: y2 },
    { x: a, y: y1 },
  ];
  glass(body, pane(l * (front + 0.1), l * front, b * 0.82, b * 0.7), burnt);
  if (!pickup) glass(body, pane(l * (back - (type === 'estate' ? 0.05 : 0.09)), l * back, b * 0.78, b * 0.68), burnt);
  for (const side of [-1, 1]) {
    trace(brush, [
      { x: l * (front - 0.01), y: side * b * 0.74 },
      { x: l * (front + 0.06), y: side * b * 0.9 },
      { x: l * (back - 0.03), y: side * b * 0.9 },
      { x: l * (back + 0.01), y: side * b * 0.74 },
    ]);
    filled(brush, burnt ? '#15100e' : '#2b383e');
    stroked(brush, INK, 0.035);
  }
  box(brush, l * back, -b * 0.7, l * (front - back), b * 1.4, 0.16);
  const roof = brush.createLinearGradient(0, -b, 0, b);
  roof.addColorStop(0, tone(hex, body.sun.y < 0 ? 0.34 : 0));
  roof.addColorStop(1, tone(hex, body.sun.y < 0 ? 0 : 0.34));
  filled(brush, burnt ? '#3a2d26' : roof);
  stroked(brush, INK, 0.045);
  wear(body, burnt ? 0.9 : 0.3, () => box(brush, l * back, -b * 0.7, l * (front - back), b * 1.4, 0.16));
  if (pickup) bed(body);
  for (const side of [-1, 1]) {
    brush.beginPath();
    brush.ellipse(l * 0.2, side * b * 1.08, 0.12, 0.08, 0, 0, 7);
    filled(brush, tone(hex, -0.3));
    stroked(brush, INK, 0.03);
  }
  lamps(body, burnt);
  if (type === 'taxi') sign(body, '#f1e7c8', 'TAXI');
  if (type === 'police') bar(body);
  if (burnt) ashes(body);
}

function bed({ kit: { brush }, l, w, hex, chance }: Body): void {
  const b = w / 2;
  box(brush, -l * 0.47, -b * 0.8, l * 0.39, b * 1.6, 0.06);
  filled(brush, tone(hex, -0.5));
  stroked(brush, INK, 0.05);
  brush.strokeStyle = 'rgba(10,8,8,0.45)';
  brush.lineWidth = 0.035;
  for (let y = -b * 0.66; y < b * 0.7; y += 0.2) line(brush, -l * 0.46, y, -l * 0.09, y);
  if (chance() < 0.6) {
    box(brush, -l * 0.4, -b * 0.5, 0.6, 0.6, 0.05);
    filled(brush, '#8a6c44');
    stroked(brush, INK, 0.04);
  }
}

function sign({ kit: { brush } }: Body, hex: string, words: string): void {
  box(brush, -0.28, -0.42, 0.26, 0.84, 0.06);
  filled(brush, hex);
  stroked(brush, INK, 0.045);
  brush.save();
  brush.translate(-0.15, 0);
  brush.rotate(Math.PI / 2);
  brush.fillStyle = INK;
  brush.font = '600 0.24px Oswald, sans-serif';
  brush.textAlign = 'center';
  brush.fillText(words, 0, 0.09);
  brush.restore();
}

function bar({ kit: { brush }, w, l }: Body): void {
  for (const side of [-1, 1]) {
    box(brush, -l * 0.08, side > 0 ? 0 : -w * 0.28, 0.24, w * 0.28, 0.05);
    filled(brush, side > 0 ? '#b23a34' : '#3f63a6');
    stroked(brush, INK, 0.04);
  }
}

function ashes({ kit: { brush }, l, w, chance }: Body): void {
  for (let i = 0; i < 14; i++) {
    disc(brush, within(chance, -0.6, 0.6) * l, within(chance, -0.75, 0.75) * w, within(chance, 0.15, 0.6));
    filled(brush, 'rgba(14,10,9,0.16)');
  }
  for (let i = 0; i < 24; i++) {
    box(brush, within(chance, -0.62, 0.62) * l, within(chance, -0.8, 0.8) * w, 0.1, 0.07);
    filled(brush, pick(chance, ['#1c1614', '#3d2d22', '#6d675c', '#8d4a26']));
  }
}

function van(body: Body, ambulance: boolean): void {
  const { kit, l, w } = body;
  const { brush } = kit;
  const hex = ambulance ? '#dcd7c8' : mixed(body.hex, '#c9c3b2', 0.5);
  wheels(body, [-0.32, 0.32]);
  shell(brush, l, w, 0.9, 0.22);
  coat(body, hex);
  wear(body, 0.45, () => shell(brush, l, w, 0.9, 0.22));
  const b = w / 2;
  glass(body, [
    { x: l * 0.42, y: -b * 0.78 },
    { x: l * 0.29, y: -b * 0.8 },
    { x: l * 0.29, y: b * 0.8 },
    { x: l * 0.42, y: b * 0.78 },
  ]);
  box(brush, -l * 0.47, -b * 0.84, l * 0.74, b * 1.68, 0.1);
  filled(brush, tone(hex, 0.12));
  stroked(brush, INK, 0.045);
  brush.strokeStyle = 'rgba(40,34,30,0.4)';
  brush.lineWidth = 0.04;
  for (let x = -l * 0.4; x < l * 0.24; x += l * 0.11) line(brush, x, -b * 0.8, x, b * 0.8);
  wear(body, 0.25, () => box(brush, -l * 0.47, -b * 0.84, l * 0.74, b * 1.68, 0.1));
  if (ambulance) {
    brush.fillStyle = '#b0352c';
    brush.fillRect(-l * 0.15 - 0.2, -b * 0.6, 0.4, b * 1.2);
    brush.fillRect(-l * 0.15 - b * 0.6, -0.2, b * 1.2, 0.4);
    box(brush, l * 0.2, -b * 0.7, 0.22, b * 1.4, 0.05);
    filled(brush, '#3f63a6');
    stroked(brush, INK, 0.04);
    brush.fillStyle = '#b0352c';
    for (const side of [-1, 1]) brush.fillRect(-l * 0.47, side * b * 0.9 - 0.05, l * 0.76, 0.1);
  }
  lamps(body, false);
}

function truck(body: Body, type: Type): void {
  const { kit, l, w, chance } = body;
  const { brush } = kit;
  const b = w / 2;
  const cab = type === 'trailer' ? 0 : Math.min(1.9, l * 0.24);
  wheels(body, type === 'trailer' ? [-0.4, -0.3] : [-0.4, -0.28, 0.36]);
  brush.fillStyle = '#231e1c';
  brush.fillRect(-l / 2, -b * 0.4, l, b * 0.8);
  if (cab > 0) {
    box(brush, l / 2 - cab, -b * 0.94, cab, b * 1.88, 0.25);
    coat(body, body.hex);
    glass(body, [
      { x: l / 2 - 0.3, y: -b * 0.8 },
      { x: l / 2 - 0.62, y: -b * 0.78 },
      { x: l / 2 - 0.62, y: b * 0.78 },
      { x: l / 2 - 0.3, y: b * 0.8 },
    ]);
    wear(body, 0.5, () => box(brush, l / 2 - cab, -b * 0.94, cab, b * 1.88, 0.25));
    lamps(body, false);
  }
  const load = l - cab - 0.12;
  if (type === 'tanker') {
    box(brush, -l / 2, -b, load, w, b * 0.5);
    const round = brush.createLinearGradient(0, -b, 0, b);
    round.addColorStop(0, '#75706a');
    round.addColorStop(body.sun.y < 0 ? 0.3 : 0.7, '#d8d2c4');
    round.addColorStop(1, '#4b4642');
    filled(brush, round);
    stroked(brush, INK, 0.06);
    for (let i = 1; i < 4; i++) {
      brush.strokeStyle = 'rgba(30,26,24,0.6)';
      brush.lineWidth = 0.06;
      line(brush, -l / 2 + (load * i) / 4, -b * 0.96, -l / 2 + (load * i) / 4, b * 0.96);
      disc(brush, -l / 2 + load * (i / 4 - 0.125), 0, 0.26);
      filled(brush, '#8f897e');
      stroked(brush, INK, 0.05);
    }
    wear(body, 0.5, () => box(brush, -l / 2, -b, load, w, b * 0.5));
    return;
  }
  const hex = type === 'trailer' ? '#b9b3a4' : pick(chance, ['#b9b3a4', '#7f8f94', '#8d6b4c', '#66735a']);
  box(brush, -l / 2, -b, load, w, 0.05);
  coat(body, hex);
  brush.strokeStyle = 'rgba(30,26,24,0.35)';
  brush.lineWidth = 0.05;
  for (let x = -l / 2 + 0.5; x < -l / 2 + load; x += 0.55) line(brush, x, -b * 0.97, x, b * 0.97);
  wear(body, 0.5, () => box(brush, -l / 2, -b, load, w, 0.05));
  box(brush, -l / 2 + 0.12, -b + 0.12, load - 0.24, w - 0.24);
  stroked(brush, 'rgba(255,246,224,0.25)', 0.05);
}

function bus(body: Body, hex: string): void {
  const { kit, l, w } = body;
  const { brush } = kit;
  const b = w / 2;
  wheels(body, [-0.3, 0.3]);
  box(brush, -l / 2, -b, l, w, 0.3);
  coat(body, hex);
  // Windows show as a dark band along both sides.
  for (const side of [-1, 1]) {
    for (let x = -l * 0.46; x < l * 0.42; x += 0.95) {
      box(brush, x, side > 0 ? b * 0.84 : -b * 0.98, 0.8, b * 0.14, 0.03);
      filled(brush, '#2b383e');
    }
  }
  glass(body, [
    { x: l * 0.49, y: -b * 0.8 },
    { x: l * 0.45, y: -b * 0.8 },
    { x: l * 0.45, y: b * 0.8 },
    { x: l * 0.49, y: b * 0.8 },
  ]);
  wear(body, 0.55, () => box(brush, -l / 2, -b, l, w, 0.3));
  for (const x of [-0.28, 0.1]) {
    box(brush, x * l, -b * 0.38, 0.95, b * 0.76, 0.08);
    filled(brush, tone(hex, -0.2));
    stroked(brush, INK, 0.05);
  }
  brush.strokeStyle = 'rgba(20,16,14,0.45)';
  brush.lineWidth = 0.05;
  for (const y of [-0.55, 0.55]) line(brush, -l * 0.47, y * b, l * 0.43, y * b);
  lamps(body, false);
}

function tractor(body: Body): void {
  const { kit, l, w, chance } = body;
  const { brush } = kit;
  const hex = pick(chance, ['#8c3b2a', '#54683c', '#3f5d78']);
  for (const side of [-1, 1]) {
    box(brush, -l * 0.46, side > 0 ? w * 0.24 : -w * 0.5, l * 0.46, w * 0.26, 0.12);
    filled(brush, '#1a1716');
    brush.strokeStyle = 'rgba(120,112,100,0.4)';
    brush.lineWidth = 0.05;
    for (let x = -l * 0.42; x < -l * 0.02; x += 0.2)
      line(brush, x, side > 0 ? w * 0.25 : -w * 0.49, x + 0.1, side > 0 ? w * 0.49 : -w * 0.25);
    box(brush, l * 0.26, side > 0 ? w * 0.24 : -w * 0.38, l * 0.2, w * 0.14, 0.08);
    filled(brush, '#1a1716');
  }
  box(brush, -l * 0.02, -w * 0.17, l * 0.49, w * 0.34, 0.1);
  coat(body, hex);
  disc(brush, l * 0.2, w * 0.08, 0.09);
  filled(brush, '#171310');
  box(brush, -l * 0.4, -w * 0.27, l * 0.4, w * 0.54, 0.12);
  coat(body, tone(hex, 0.1));
  box(brush, -l * 0.34, -w * 0.2, l * 0.28, w * 0.4, 0.08);
  filled(brush, '#33444b');
  stroked(brush, INK, 0.045);
  wear(body, 0.6, () => box(brush, -l * 0.4, -w * 0.27, l * 0.87, w * 0.54));
}
