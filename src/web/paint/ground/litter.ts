import type { Point } from '../../../kernel/index.ts';
import type { Piece, Terrain } from '../../../tabletop/index.ts';
import { filled, frameOf, inside, type Kit } from '../brush.ts';
import { blood } from '../buildings/rooms.ts';
import { pick, seeded, within } from '../random.ts';

/** Leaves the wind heaped along the kerbs, papers, puddles, and old blood. */

export function paintLitter({ brush, scale }: Kit, terrain: Terrain, roads: readonly Piece[]): void {
  const chance = seeded(`${terrain.id} litter`);
  const { width, depth } = terrain;
  const leaf = (x: number, y: number): void => {
    brush.save();
    brush.translate(x, y);
    brush.rotate(chance() * 6.3);
    const size = within(chance, 0.06, 0.11);
    brush.beginPath();
    brush.moveTo(-size, 0);
    brush.quadraticCurveTo(0, -size * 0.8, size * 1.2, 0);
    brush.quadraticCurveTo(0, size * 0.8, -size, 0);
    filled(brush, pick(chance, ['#8f5a2a', '#a8713a', '#6d4a26', '#b98a44', '#5c4a2c']));
    brush.restore();
  };
  if (scale >= 24) {
    for (let i = 0; i < width * depth * 0.3; i++) leaf(chance() * width, chance() * depth);
    for (const { outline } of roads) {
      outline.forEach((a, k) => {
        const b = outline[(k + 1) % outline.length] as Point;
        const far = Math.hypot(b.x - a.x, b.y - a.y);
        for (let i = 0; i < far * 5; i++) {
          const [share, off] = [chance(), (chance() + chance() - 1) * 0.7];
          if (Math.sin(share * far * 1.3 + k * 2) < 0.1) continue;
          leaf(
            a.x + (b.x - a.x) * share - ((b.y - a.y) / far) * off,
            a.y + (b.y - a.y) * share + ((b.x - a.x) / far) * off,
          );
        }
      });
    }
  }
  for (const { outline } of roads) {
    const frame = frameOf(outline);
    for (let i = 0; i < (frame.width * frame.depth) / 60; i++) {
      const at = { x: frame.x + chance() * frame.width, y: frame.y + chance() * frame.depth };
      if (inside(outline, at)) puddle(brush, at, within(chance, 0.35, 0.8), chance() * 3);
    }
    for (let i = 0; i < (frame.width * frame.depth) / 40; i++) {
      brush.save();
      brush.translate(frame.x + chance() * frame.width, frame.y + chance() * frame.depth);
      brush.rotate(chance() * 6);
      brush.fillStyle = 'rgba(16,12,14,.4)';
      brush.fillRect(-0.1, -0.12, 0.26, 0.32);
      brush.fillStyle = pick(chance, ['#b9b09a', '#a89e88', '#c4bca6']);
      brush.fillRect(-0.13, -0.16, 0.26, 0.32);
      brush.restore();
    }
  }
  for (let i = 0; i < (width * depth) / 420; i++) blood(brush, chance() * width, chance() * depth, chance);
}

function puddle(brush: Kit['brush'], { x, y }: Point, r: number, turn: number): void {
  brush.save();
  brush.translate(x, y);
  brush.rotate(turn);
  brush.scale(1, 0.7);
  brush.beginPath();
  for (let i = 0; i < 24; i++) {
    const angle = (i / 24) * Math.PI * 2;
    const far = r * (1 + 0.12 * Math.sin(angle * 2 + x) + 0.08 * Math.sin(angle * 3 + y));
    if (i === 0) brush.moveTo(Math.cos(angle) * far, Math.sin(angle) * far);
    else brush.lineTo(Math.cos(angle) * far, Math.sin(angle) * far);
  }
  brush.closePath();
  const water = brush.createLinearGradient(-r, -r, r, r);
  water.addColorStop(0, 'rgba(104,116,120,.5)');
  water.addColorStop(0.5, 'rgba(34,38,44,.55)');
  water.addColorStop(1, 'rgba(26,28,34,.6)');
  filled(brush, water);
  brush.strokeStyle = 'rgba(190,196,190,.18)';
  brush.lineWidth = 0.03;
  brush.stroke();
  brush.restore();
}
