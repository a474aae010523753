import { describe, expect, test, vi } from 'vitest';
import { type Asked, beside, Gone, inTurn, type Work } from './end.ts';
import { Line } from './line.ts';

/** A worker that does what the test says. */
class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  readonly heard: unknown[] = [];
  ended = false;
  postMessage(message: unknown): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  says(data: unknown): void {
    this.onmessage?.({ data });
  }
}

const here: Work<Asked<string>> = ({ id, task }, tell) => tell({ id, value: `${task}, in the page` });
const lineTo = (worker: FakeWorker | null): Line<string> =>
  new Line(
    beside(
      () => {
        if (worker === null) throw new Error('No workers');
        return worker as unknown as Worker;
      },
      async () => await Promise.resolve(here),
    ),
  );

describe('work beside the page', () => {
  test('is done by a worker', async () => {
    const worker = new FakeWorker();
    const line = lineTo(worker);
    const answer = line.ask('count');
    worker.says({ here: true });
    worker.says({ id: 1, value: 'counted' });
    expect([await answer, worker.heard]).toEqual(['counted', [{ id: 1, task: 'count' }]]);
  });

  test('is done in the page where there are no workers', async () => {
    const line = lineTo(null);
    expect([await line.ask('count'), await line.ask('weigh')]).toEqual(['count, in the page', 'weigh, in the page']);
  });

  test('is done in the page where the script of the worker cannot be loaded; nothing that was asked is lost', async () => {
    const worker = new FakeWorker();
    const line = lineTo(worker);
    const answers = [line.ask('count'), line.ask('weigh')];
    worker.onerror?.({ message: 'blocked' });
    expect(await Promise.all(answers)).toEqual(['count, in the page', 'weigh, in the page']);
    expect(worker.ended).toBe(true);
  });

  test('a worker that breaks down later is gone: what was asked is not done twice', async () => {
    const worker = new FakeWorker();
    const line = lineTo(worker);
    const answer = line.ask('count');
    worker.says({ here: true });
    worker.onerror?.({ message: 'out of memory' });
    await expect(answer).rejects.toThrow(Gone);
    await expect(line.ask('again')).rejects.toThrow('out of memory');
  });

  test('what is said in the page is copied, as from one thread to another', async () => {
    const said = { list: [1] };
    const line = new Line<typeof said>(
      beside(
        () => {
          throw new Error('No workers');
        },
        async () => await Promise.resolve(({ id, task }, tell) => tell({ id, value: task })),
      ),
    );
    const back = await line.ask<typeof said>(said);
    expect([back, back === said]).toEqual([{ list: [1] }, false]);
  });

  test('after it is closed nobody is heard, and what was open fails', async () => {
    const worker = new FakeWorker();
    const line = lineTo(worker);
    const answer = line.ask('count');
    line.close();
    await expect(answer).rejects.toThrow(Gone);
    expect(worker.ended).toBe(true);
  });
});

describe('tasks in turn', () => {
  test('are done one after the other, with steps on the way, and one that fails holds up none', async () => {
    const told: unknown[] = [];
    const work = inTurn(async (task: string, onSteps) => {
      onSteps(1);
      await Promise.resolve();
      if (task === 'fail') throw new Error('no');
      return task;
    });
    work({ id: 1, task: 'fail' }, (heard) => told.push(heard));
    work({ id: 2, task: 'count' }, (heard) => told.push(heard));
    await vi.waitFor(() => expect(told).toHaveLength(4));
    expect(told).toEqual([
      { id: 1, steps: 1 },
      { id: 1, error: 'no' },
      { id: 2, steps: 1 },
      { id: 2, value: 'count' },
    ]);
  });
});
