import { expect } from 'vitest';
import { newEncounter } from '../encounter.ts';
import { test } from '../testing.ts';
import { dayNow } from './calendar.ts';
import type { Band, Campaign, Task } from './state.ts';
import { campaignState, live, member } from './testing.ts';
import { newRide } from './things/rides.ts';

const tasksOf = ({ tasks }: Campaign): string[] =>
  tasks.map((task) => ('kind' in task ? `${task.do} ${task.kind}` : task.do));
const todo =
  (...tasks: Task[]) =>
  (campaign: Campaign): void =>
    void (campaign.tasks = tasks);

test('ATZ.CAMP.5 ATZ.CAMP.6 ATZ.CAMP.8 ATZ.CAMP.9 the first month: what is fished out, then travel, then Home, Food, and four weeks', () => {
  const first = campaignState((campaign) => Object.assign(campaign, { month: 0, slot: 0 }));
  expect(tasksOf(live(first, []).campaign)).toEqual(['fished-out', 'travel']);
  const week = live(first, [], 2);
  expect(tasksOf(week.campaign)).toEqual(['stay', 'eat']);
  expect(dayNow(week.campaign)).toBe(1);
});

test('ATZ.FIRST.1 ATZ.FIRST.2 ATZ.FIRST.9 ATZ.FIRST.14 each of the first weeks brings its set Encounter, and one of choice on top', () => {
  const weeks = [0, 1, 2, 3].map((slot) => {
    const state = campaignState((campaign) => Object.assign(campaign, { month: 1, slot }));
    const { campaign } = live(state, []);
    return [dayNow(campaign), ...tasksOf(campaign)];
  });
  expect(weeks).toEqual([
    [5, 'encounter zed', 'what-next'],
    [15, 'encounter robbery-week', 'what-next'],
    [23, 'encounter escape', 'what-next'],
    [28, 'what-next'],
  ]);
});

test('ATZ.CLASS.4 ATZ.CLASS.7 on Day 21 a Star that is still a Citizen chooses, and its Citizens follow', () => {
  const state = campaignState((campaign, band) => {
    Object.assign(campaign, { month: 1, slot: 2 });
    band.members = [member('a1', { class: 'citizen', rep: 5 }), member('a2', { class: 'citizen' })];
  });
  const { campaign } = live(state, []);
  expect(tasksOf(campaign)).toEqual(['come-of-age', 'encounter escape', 'what-next']);
  const chosen = live(state, ['ganger:a1']);
  expect(chosen.asked).toEqual(['ATZ.CLASS.4 ganger:a1 survivor:a1']);
  expect(chosen.band.members.map(({ profile }) => profile.class)).toEqual(['ganger', 'ganger']);
});

test('ATZ.CLASS.5 ATZ.CLASS.6 three zombies, somebody armed hurt and a feast that was stood: a Citizen may choose earlier', () => {
  const asks = (more: object, sawFeast = true): string | null => {
    const state = campaignState((campaign, band) => {
      Object.assign(campaign, { month: 1, slot: 1, tasks: [{ do: 'class', seat: 'a', member: 'a1' }] });
      band.members = [member('a1', { class: 'citizen', sawFeast }, { kills: 3, hurtArmed: true, ...more })];
    });
    return live(state, []).open;
  };
  expect(asks({})).toBe('ATZ.CLASS.6 citizen:a1 ganger:a1 survivor:a1');
  expect([asks({ kills: 2 }), asks({ hurtArmed: false }), asks({}, false)]).toEqual([null, null, null]);
});

test('ATZ.CAMP.7 ATZ.CAMP.17 two Encounters a month in a suburb, and none that is not wanted', () => {
  const state = campaignState((campaign) => Object.assign(campaign, { slot: 0 }));
  expect(tasksOf(live(state, []).campaign)).toEqual(['what-next']);
  const next = live(state, ['nothing'], 1);
  expect(next.asked).toEqual(['ATZ.CAMP.14 search raid take-back rob nothing']);
  expect(tasksOf(live(state, []).campaign)).toEqual(['what-next']);
  live(state, ['nothing']);
  const month = live(state, []);
  expect([month.campaign.month, month.campaign.slot, ...tasksOf(month.campaign)]).toEqual([
    3,
    0,
    'fished-out',
    'travel',
  ]);
});

test('ATZ.MODE.3 ATZ.ENC.9 rivals say in turn what they fight over, and on the same side anybody does', () => {
  const asked = (mode: 'head-to-head' | 'same-side', slot: number) => {
    const state = campaignState((campaign, band) => {
      Object.assign(campaign, { mode, slot });
      campaign.bands.push({ ...structuredClone(band), seat: 'b', members: [member('b1', { rep: 5 })] });
      todo({ do: 'what-next' })(campaign);
    });
    return live(state, ['search']);
  };
  const [first, second] = [asked('head-to-head', 1), asked('head-to-head', 2)];
  expect([first.seats, second.seats]).toEqual([[['a']], [['b']]]);
  expect([first.asked, second.asked]).toEqual([
    ['ATZ.CAMP.14 search take-back nothing'],
    ['ATZ.CAMP.17 search take-back nothing'],
  ]);
  expect(first.campaign.tasks[0]).toMatchObject({ kind: 'search', seats: ['a', 'b'], mode: 'head-to-head' });
  const together = asked('same-side', 2);
  expect([together.seats, together.asked]).toEqual([[['a', 'b']], ['ATZ.CAMP.17 search raid take-back rob nothing']]);
  expect(together.campaign.tasks[0]).toMatchObject({ seats: ['a', 'b'], mode: 'same-side', voluntary: true });
});

test('ATZ.CAMP.8 ATZ.AVAIL.6 what cannot be found any more is told', () => {
  const state = campaignState((campaign) => {
    todo({ do: 'fished-out' })(campaign);
    campaign.places[0]!.stock.food = 0;
  });
  expect(live(state, []).told).toEqual(['ATZ.CAMP.8 atz.fished-out']);
});

test('ATZ.HOME.2 ATZ.HOME.3 ATZ.AVAIL.5 a band that goes out leaves the Home alone: odd things are stolen, and can be found again', () => {
  const state = campaignState((campaign, band) => {
    todo({ do: 'stay', seat: 'a' })(campaign);
    band.home.stash.items = ['food', 'food'];
    campaign.places[0]!.stock.food = 10;
  });
  const done = live(state, ['1', [1, 2], [3, 4]]);
  expect(done.asked).toEqual(['ATZ.HOME.2 0 1 2', 'ATZ.HOME.3 2d6', 'ATZ.HOME.5 2d6']);
  expect([done.band.stays, done.band.home.stash.items, done.campaign.places[0]?.stock.food]).toEqual([1, ['food'], 11]);
});

test('ATZ.HOME.4 ATZ.HOME.6 ATZ.HOME.7 ATZ.ITEM.16 doubles are robbers; a band that stays all month may lose the vehicle, or meets robbers in it', () => {
  const at = (stays: string, dice: readonly number[], livesInRide = false) =>
    live(
      campaignState((campaign, band) => {
        todo({ do: 'stay', seat: 'a' })(campaign);
        band.ride = { type: 'rv', stash: { guns: [], blades: [], items: ['fuel'] }, fuelled: 0 };
        band.livesInRide = livesInRide;
        campaign.places[0]!.stock.fuel = 1;
      }),
      [stays, dice],
    );
  expect(tasksOf(at('0', [2, 2]).campaign)).toEqual(['encounter robbery']);
  const stolen = at('2', [1, 2, 3]);
  expect([stolen.asked[1], stolen.band.ride, stolen.campaign.places[0]?.stock.fuel]).toEqual([
    'ATZ.HOME.6 3d6',
    null,
    2,
  ]);
  expect(at('2', [1, 2, 4]).band.ride?.type).toBe('rv');
  expect(tasksOf(at('2', [1, 2, 3], true).campaign)).toEqual(['encounter robbery']);
});

test('ATZ.CAMP.11 ATZ.RES.2 ATZ.RES.14 Food is burned at Home first, then in the vehicle, then from the packs', () => {
  const state = campaignState((campaign, band) => {
    todo({ do: 'eat', seat: 'a' })(campaign);
    band.members = [member('a1', { items: ['food', 'rope'] }), member('a2', { items: ['food'] })];
    band.home.stash.items = ['luxury', 'food'];
  });
  const { band } = live(state, ['full:a1', 'full:a2']);
  expect([band.home.stash.items, ...band.members.map(({ profile }) => profile.items)]).toEqual([
    ['luxury'],
    ['rope'],
    ['food'],
  ]);
});

test('ATZ.RES.5 ATZ.LEAD.5 ATZ.ITEM.7 a Star that starves leaves its things to the area and its band to another', () => {
  const state = campaignState((campaign, band) => {
    todo({ do: 'eat', seat: 'a' })(campaign);
    band.members = [
      member('a1', { rep: 3, skills: { people: 2, savvy: 1 }, items: ['medical'] }, { hunger: 1 }),
      member('a2', { rep: 4, skills: { people: 2, savvy: 2 } }),
    ];
    campaign.places[0]!.stock.medical = 0;
  });
  const done = live(state, [], 1);
  expect([tasksOf(done.campaign), done.campaign.places[0]?.stock.medical]).toEqual([['succession', 'keep'], 1]);
  expect(live(state, ['a2']).band.members.map(({ id, profile }) => [id, profile.star])).toEqual([['a2', true]]);
});

test('ATZ.LEAD.6 ATZ.KEEP.10 ATZ.KEEP.12 when a Star has starved, all Grunts test under the new Leader, even those who trusted the old one', () => {
  const after = (success: readonly string[] | null) => {
    const state = campaignState((campaign, band) => {
      todo({ do: 'eat', seat: 'a' })(campaign);
      band.members = [
        member('a1', { rep: 3, skills: { people: 2, savvy: 1 } }, { hunger: 1 }),
        member('a2', { rep: 4 }),
        member('a3', { rep: 3, skills: { people: 1, savvy: 1 } }, { sure: true }),
      ];
      if (success !== null)
        campaign.played.push({ seats: ['a'], success } as never, { seats: ['b'], success: [] } as never);
    });
    live(state, []);
    live(state, ['a2']);
    return live(state, [
      [6, 6],
      [6, 6],
    ]);
  };
  const kept = after(['a1']);
  expect(kept.asked).toEqual(['ATZ.KEEP.2 2d6', 'ATZ.KEEP.4 2d6']);
  expect(kept.band.members.map(({ id }) => id)).toEqual(['a2', 'a3']);
  expect(after([]).band.members.map(({ id }) => id)).toEqual(['a2']);
  expect(after(null).band.members.map(({ id }) => id)).toEqual(['a2', 'a3']);
});

test('ATZ.ARREST.1 ATZ.AREA.4 who was in jail when the band moved on has caught up after a month on the road', () => {
  const next = (onTheRoad: boolean) =>
    live(
      campaignState((campaign, band) => {
        Object.assign(campaign, { slot: 2, onTheRoad });
        band.members[0]!.away = 2;
      }),
      [],
    ).band.members[0]?.away;
  expect([next(true), next(false)]).toEqual([0, 2]);
});

test('ATZ.CAMP.12 ATZ.CAMP.18 ATZ.ENC.5 trouble comes on top; burglars who find the band at Home are robbers', () => {
  const at = (dice: readonly (readonly number[])[], stays = 0) =>
    live(
      campaignState((campaign, band) => {
        todo({ do: 'trouble', seats: ['a'] })(campaign);
        band.home.stash.items = ['food'];
        band.stays = stays;
      }),
      dice,
    );
  expect(tasksOf(at([[2, 2], [4]]).campaign)).toEqual(['encounter robbery']);
  expect(tasksOf(at([[2, 2], [2]]).campaign)).toEqual(['encounter bushwhack']);
  expect(tasksOf(at([[2, 2], [6]]).campaign)).toEqual(['encounter raid-defend']);
  const robbed = at([[1, 1], [1], [5]]);
  expect([robbed.band.home.stash.items, tasksOf(robbed.campaign)]).toEqual([[], []]);
  expect(tasksOf(at([[1, 1], [1]], 2).campaign)).toEqual(['encounter robbery']);
});

test('ATZ.AREA.1 ATZ.AREA.3 ATZ.AREA.4 ATZ.AVAIL.3 a month on the road: Food more for each, a new area with its dice, and no Encounters', () => {
  const state = campaignState((campaign, band) => {
    todo({ do: 'travel' })(campaign);
    band.home.stash.items = ['food', 'food', 'fuel'];
    campaign.places[0]!.stock.fuel = 0;
  });
  const gone = live(state, ['rural', [5, 3]]);
  expect(gone.asked).toEqual(['ATZ.CAMP.9 stay urban suburban rural', 'ATZ.AVAIL.3 2d6']);
  expect([gone.campaign.onTheRoad, gone.campaign.here, gone.band.home.stash.items]).toEqual([
    true,
    'place-2',
    ['food', 'fuel'],
  ]);
  expect(gone.campaign.places[1]).toMatchObject({ area: 'rural', stock: { food: 12, medical: 5, armor: 3 } });
  expect(tasksOf(gone.campaign)).toEqual(['leave-behind', 'eat', 'new-home']);
  const there = live(state, ['done', 'full:a1'], 5);
  expect([there.band.home.place, there.band.home.stash.items, there.campaign.places[0]?.stock.fuel]).toEqual([
    'place-2',
    [],
    1,
  ]);
  expect([live(state, []).campaign.month, there.campaign.onTheRoad]).toEqual([3, false]);
});

test('ATZ.AREA.3 who can pay for neither way is told so, and stays', () => {
  const asks = (items: ('food' | 'fuel')[], ride: Band['ride'] = null, month = 2) => {
    const state = campaignState((campaign, band) => {
      Object.assign(campaign, { month });
      band.ride = ride;
      band.members = [member('a1', { rep: 5 }), member('a2')];
      band.home.stash.items = items;
      todo({ do: 'travel' })(campaign);
    });
    const { open, told } = live(state, []);
    return [open !== null, ...told];
  };
  expect(asks(['food'])).toEqual([false, 'ATZ.AREA.3 atz.travel.stuck']);
  expect(asks(['food', 'food'])).toEqual([true]);
  const motorcycle = { ...newRide('motorcycle') };
  expect([asks(['fuel'], motorcycle), asks([], motorcycle)]).toEqual([[true], [false, 'ATZ.AREA.3 atz.travel.stuck']]);
  expect(asks([], null, 1)).toEqual([false]);
});

test('ATZ.AREA.2 ATZ.X.73 a vehicle burns its Bash Value in Fuel; on foot it stays behind with all that is in it', () => {
  const at = (...answers: (string | readonly number[])[]) =>
    live(
      campaignState((campaign, band) => {
        todo({ do: 'travel' })(campaign);
        band.ride = { type: 'sedan', stash: { guns: [], blades: [], items: ['fuel', 'fuel', 'food'] }, fuelled: 0 };
        band.home.stash.items = ['fuel', 'fuel', 'fuel', 'food'];
      }),
      answers,
    );
  const driven = at('urban', 'ride', [1, 1]);
  expect(driven.asked[1]).toBe('ATZ.AREA.2 ride foot');
  expect([driven.band.home.stash.items, driven.band.ride?.stash.items]).toEqual([['food'], ['food']]);
  const walked = at('urban', 'foot', [1, 1]);
  expect([walked.band.ride, walked.band.home.stash.items]).toEqual([null, ['fuel', 'fuel', 'fuel']]);
});

test('ATZ.CAMP.4 ATZ.CAMP.1 the campaign ends with its last month, and is won by those who live', () => {
  const state = campaignState((campaign) => Object.assign(campaign, { month: 1, months: 1, slot: 4 }));
  const outcome = ((): unknown => {
    try {
      return live(state, []);
    } catch (ended) {
      return (ended as { outcome: unknown }).outcome;
    }
  })();
  expect(outcome).toMatchObject({ won: ['a'], lost: [], key: 'atz.campaign.over', params: { days: 30 } });
});

test('ATZ.CAMP.13 ATZ.CAMP.14 ATZ.SLEEP.6 ATZ.DAY.6 before an Encounter: when, sleep, company, packing; a tired Star begins with less Star Power', () => {
  const state = campaignState((campaign, band) => {
    todo({ do: 'encounter', kind: 'search', seats: ['a'], mode: 'same-side', voluntary: true })(campaign);
    campaign.battles = 'play';
    band.members = [member('a1', { rep: 5, items: ['rope'] }), member('a2', { rep: 4 }, { hunger: 1 })];
  });
  const begun = live(state, ['night', [1, 2], [2, 6], [6, 6], ['a2'], 'done'], 6);
  expect(begun.asked).toEqual([
    'ATZ.DAY.6 morning daytime evening night',
    'ATZ.SLEEP.1 2d6',
    'ATZ.SLEEP.3 2d6',
    'ATZ.SLEEP.1 2d6',
    'ATZ.SEARCH.2 a2',
    'ATZ.ITEM.20 done a1',
  ]);
  const { encounter } = begun.state;
  expect(encounter.humans.map(({ id, rep, tired, starPower }) => [id, rep, tired, starPower])).toEqual([
    ['a1', 5, 2, 3],
    ['a2', 3, 0, 0],
  ]);
  expect([encounter.daylight.part, encounter.area, encounter.stock?.left.food]).toEqual(['night', 'suburban', 35]);
});

test('ATZ.FIRST.3 ATZ.ROB.5 in Zed! the Star is alone; whom robbers find it with is settled on the table', () => {
  const alongIn = (kind: 'zed' | 'robbery'): string[] => {
    const state = campaignState((campaign, band) => {
      todo({ do: 'company', seat: 'a' })(campaign);
      band.members = [member('a1', { rep: 5 }), member('a2')];
      campaign.fixture = {
        kind,
        mode: 'same-side',
        seats: ['a'],
        voluntary: false,
        day: 5,
        dayPart: 'daytime',
        along: { a: ['a1'] },
        tired: {},
        playing: false,
        fast: false,
        from: null,
      };
    });
    return live(state, []).campaign.fixture?.along['a'] ?? [];
  };
  expect([alongIn('zed'), alongIn('robbery')]).toEqual([['a1'], ['a1', 'a2']]);
});

test('ATZ.ITEM.5 ATZ.ITEM.20 what is packed: a Star all it likes, a Grunt keeps its weapons, and one swap a month', () => {
  const state = campaignState((campaign, band) => {
    todo({ do: 'pack', seat: 'a' })(campaign);
    band.members = [
      member('a1', { rep: 5, items: ['luxury', 'food'] }),
      member('a2', { guns: ['SG'], items: ['body-armor', 'medical'] }),
    ];
    band.home.stash = { guns: [], blades: [{ id: 'axe', state: 'ready' }], items: ['rope'] };
  });
  const grunt = live(state, ['a2', ['own:item:1']]);
  expect(grunt.asked).toEqual(['ATZ.ITEM.20 done a1 a2 swap', 'ATZ.ITEM.9 own:item:1 home:blade:0 home:item:0']);
  const star = live(state, ['a1', ['home:blade:0', 'own:item:1']]);
  expect([star.band.members[0]?.profile.items, star.band.members[0]?.profile.blades.map(({ id }) => id)]).toEqual([
    ['food'],
    ['axe'],
  ]);
  expect(star.band.home.stash.items).toEqual(['rope', 'luxury']);
  const swapped = live(state, ['swap', 'food:a2:SG']);
  expect([swapped.band.members[0]?.profile.guns[0]?.id, swapped.band.members[1]?.profile.items]).toEqual([
    'SG',
    ['body-armor', 'medical', 'food'],
  ]);
  expect(live(state, []).open).toBe('ATZ.ITEM.20 done a1 a2');
});

test('ATZ.LOOT.10 ATZ.AVAIL.4 an Encounter of a campaign knows what the area holds, one by itself does not', () => {
  const alone = newEncounter({
    kind: 'search',
    day: 31,
    area: 'rural',
    dayPart: 'daytime',
    table: { kind: 'ready', table: 'farm' },
    bands: { a: [] },
  });
  expect(alone.stock).toBeUndefined();
});
