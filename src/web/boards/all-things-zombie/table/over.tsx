import type { Zombie } from '../../../../games/all-things-zombie/index.ts';
import { useDesk } from '../../../tabletop/desk.ts';
import { inwards, Label } from '../../../tabletop/measures.tsx';
import { linePath } from '../../../tabletop/shapes.ts';
import type { Fight } from '../encounter.ts';
import { reasonWords } from '../sheet.ts';
import { Shots } from './shots.tsx';
import '../all-things-zombie.css';

/** Drawn over the figures: the dice of an In Sight test beside each, where shots would go, and why a zombie that is pointed at went its way. */
export function Over({ battle: fight }: { readonly battle: Fight }) {
  return (
    <g className="atz-over">
      <SightDice fight={fight} />
      <Shots fight={fight} />
      <ZombieWays fight={fight} />
    </g>
  );
}

/** ATZ.SIGHT.10: what each has rolled; who acts now is marked. */
function SightDice({ fight }: { fight: Fight }) {
  const test = fight.view.doing.findLast((one) => one.do === 'in-sight');
  if (test === undefined) return null;
  return (
    <>
      {test.sightings.map(({ who, rolled, dice, successes, over }) => {
        const at = fight.figures.find(({ id }) => id === who);
        if (at === undefined) return null;
        const now = test.acting?.who.includes(who) === true;
        const words = rolled === null ? `${dice} dice` : `${rolled.join(' ')} → ${successes}`;
        const state = now ? ', acts now' : over ? ', done' : '';
        return (
          <Label key={who} at={{ x: at.x, y: at.y + 0.6 }} under={1} tone={now ? 'now' : undefined}>
            {words + state}
          </Label>
        );
      })}
    </>
  );
}

function ZombieWays({ fight }: { fight: Fight }) {
  const pointed = useDesk((now) => now.pointed);
  const selected = useDesk((now) => now.selected);
  const shown = fight.view.zombies.filter(({ id, reason }) => reason !== null && (id === pointed || id === selected));
  return shown.map((zombie) => <ZombieWay key={zombie.id} fight={fight} zombie={zombie} />);
}

function ZombieWay({ fight, zombie }: { fight: Fight; zombie: Zombie }) {
  const way = zombie.reason?.way ?? [];
  return (
    <g>
      {way.length > 1 && <path className="atz-shamble" d={linePath(way)} />}
      <Label under={1} at={{ x: zombie.x, y: zombie.y + 0.4 }} anchor={inwards(zombie, fight.terrain.width)}>
        {reasonWords(fight, zombie)}
      </Label>
    </g>
  );
}
