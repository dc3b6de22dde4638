import { atOnce, eachInSteps, listInSteps } from '../../../src/service/store/steps';

describe('work that is done in steps', () => {
  afterEach(() => jest.restoreAllMocks());

  /** How many of a list are worked on in each step, where one takes so many milliseconds. */
  const stepsOf = (count: number, milliseconds: number): number[] => {
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const done: number[] = [];
    const steps = eachInSteps(Array.from({ length: count }), () => {
      done[done.length - 1] = (done.at(-1) ?? 0) + 1;
      now += milliseconds;
    });
    do done.push(0);
    while (steps.next().done !== true);
    return done;
  };

  it('goes on to others after some dozens of what is quick', () => {
    expect(stepsOf(120, 0)).toEqual([50, 50, 20]);
  });

  it('goes on to others after few of what takes long', () => {
    expect(stepsOf(5, 2)).toEqual([2, 2, 1]);
    expect(stepsOf(3, 30)).toEqual([1, 1, 1, 0]);
  });

  it('comes to the same as work at once', () => {
    expect(atOnce(listInSteps([3, 1, 2]))).toEqual([3, 1, 2]);
  });
});
