import { type Brush, box, disc, filled, type Kit, line, stroked, SUN } from '../brush.ts';
import { INK } from '../colour.ts';
import type { Chance } from '../random.ts';

/** What stands on roofs. Each throws a shadow of its own. */

function shadow(brush: Brush, x: number, y: number, w: number, h: number, high: number): void {
  brush.fillStyle = 'rgba(20,15,30,.5)';
  for (let i = 1; i <= 4; i++) {
    const by = (high * 0.55 * i) / 4;
    brush.globalAlpha = 0.5;
    brush.fillRect(x - SUN.x * by, y - SUN.y * by, w, h);
  }
  brush.globalAlpha = 1;
}

/** Cold air: a grille with a fan, rusting. */
export function unit({ brush, textures }: Kit, x: number, y: number, chance: Chance): void {
  shadow(brush, x, y, 1.15, 0.95, 0.7);
  box(brush, x, y, 1.15, 0.95, 0.06);
  filled(brush, '#b5b0a2');
  brush.globalAlpha = 0.85;
  filled(brush, textures.rust(brush));
  brush.globalAlpha = 1;
  stroked(brush, INK, 0.07);
  brush.fillStyle = 'rgba(255,248,230,.4)';
  brush.fillRect(x + 0.05, y + 0.05, 1.05, 0.05);
  disc(brush, x + 0.57, y + 0.475, 0.37);
  filled(brush, '#26221f');
  stroked(brush, INK, 0.05);
  const turn = chance() * 2;
  for (let i = 0; i < 5; i++) {
    const angle = turn + i * 1.257;
    brush.beginPath();
    brush.moveTo(x + 0.57, y + 0.475);
    brush.arc(x + 0.57, y + 0.475, 0.33, angle, angle + 0.62);
    brush.closePath();
    filled(brush, '#77736a');
  }
  disc(brush, x + 0.57, y + 0.475, 0.09);
  filled(brush, '#b5b0a2');
  stroked(brush, INK, 0.03);
}

export function skylight(brush: Brush, x: number, y: number, w: number, h: number): void {
  shadow(brush, x, y, w, h, 0.2);
  box(brush, x, y, w, h);
  const glass = brush.createLinearGradient(x, y, x + w, y + h);
  glass.addColorStop(0, '#a9c7c6');
  glass.addColorStop(0.4, '#6d9295');
  glass.addColorStop(0.55, '#86abab');
  glass.addColorStop(1, '#3f5f66');
  filled(brush, glass);
  stroked(brush, INK, 0.13);
  stroked(brush, '#cfc8b4', 0.07);
  brush.strokeStyle = '#cfc8b4';
  brush.lineWidth = 0.06;
  const [nx, ny] = [Math.max(2, Math.round(w / 0.6)), Math.max(2, Math.round(h / 0.8))];
  for (let i = 1; i < nx; i++) line(brush, x + (i * w) / nx, y, x + (i * w) / nx, y + h);
  for (let i = 1; i < ny; i++) line(brush, x, y + (i * h) / ny, x + w, y + (i * h) / ny);
}

export function chimney(brush: Brush, x: number, y: number): void {
  shadow(brush, x, y, 0.8, 0.8, 1.4);
  box(brush, x, y, 0.8, 0.8);
  filled(brush, '#a05a42');
  for (const [bx, by, w, h] of [
    [0, 0, 0.4, 0.2],
    [0.4, 0, 0.4, 0.2],
    [0, 0.6, 0.4, 0.2],
    [0.4, 0.6, 0.4, 0.2],
    [0, 0.2, 0.2, 0.4],
    [0.6, 0.2, 0.2, 0.4],
  ] as const) {
    box(brush, x + bx, y + by, w, h);
    stroked(brush, 'rgba(40,18,12,.6)', 0.04);
  }
  stroked(brush, INK, 0.05);
  box(brush, x, y, 0.8, 0.8);
  stroked(brush, INK, 0.08);
  box(brush, x + 0.22, y + 0.22, 0.36, 0.36);
  filled(brush, '#120d0c');
}

export function vents(brush: Brush, x: number, y: number): void {
  for (const [dx, r] of [
    [0.22, 0.2],
    [0.7, 0.14],
  ] as const) {
    shadow(brush, x + dx - r, y + 0.25 - r, r * 2, r * 2, 0.5);
    disc(brush, x + dx, y + 0.25, r);
    filled(brush, '#cfcabb');
    stroked(brush, INK, 0.06);
    disc(brush, x + dx, y + 0.25, r * 0.45);
    filled(brush, '#26221f');
  }
}

export function hatch(brush: Brush, x: number, y: number): void {
  shadow(brush, x, y, 0.8, 0.8, 0.3);
  box(brush, x, y, 0.8, 0.8, 0.04);
  filled(brush, '#6f6a60');
  stroked(brush, INK, 0.07);
  box(brush, x + 0.1, y + 0.1, 0.6, 0.6);
  stroked(brush, 'rgba(255,244,220,.25)', 0.04);
  brush.strokeStyle = INK;
  brush.lineWidth = 0.06;
  line(brush, x + 0.3, y + 0.62, x + 0.5, y + 0.62);
}
