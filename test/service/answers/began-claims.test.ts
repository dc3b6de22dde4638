import { whole } from '../whole';
import { undatedUnion } from './undated-union';

const answer = (question: string) => whole.engine.answer(question);

describe('whether something came to be at a time', () => {
  test.each([
    ['Did Poland join NATO in 1999?', 'Yes', '12 March 1999'],
    ['Did Poland join NATO in 2004?', 'No', '12 March 1999'],
    ['Did the UK join NATO in 1993?', 'No', '24 August 1949'],
    ['Did Croatia join the EU in 2015?', 'No', '1 July 2013'],
    ['Did Sweden join NATO after 2020?', 'Yes', '7 March 2024'],
    ['Did Poland join NATO before 1999?', 'No', '12 March 1999'],
    ['Ist Polen 2004 der NATO beigetreten?', 'No', '12 March 1999'],
    ['Did Croatia adopt the euro in 2023?', 'Yes', '1 January 2023'],
    ['Did Croatia adopt the euro in 2024?', 'No', '1 January 2023'],
    ['Did Microsoft acquire GitHub in 2018?', 'Yes', '26 October 2018'],
    ['Did Microsoft acquire GitHub in 2019?', 'No', '26 October 2018'],
    ['Was LinkedIn acquired by Microsoft in 2018?', 'No', '8 December 2016'],
  ])('%s is told by the day since when it is so', (question, verdict, day) => {
    const { content } = answer(question);
    expect(content).toMatch(new RegExp(`^\\*\\*${verdict}\\.\\*\\*`));
    expect(content).toContain(`since **${day}**`);
  });

  test.each(['Was Poland a member of NATO in 2004?', 'Is Croatia in the EU?', 'Did Poland join NATO?'])(
    '%s is of the time at which it is so',
    (question) => {
      expect(answer(question).content).toMatch(/^\*\*Yes\.\*\*/);
    },
  );

  test('an undated membership is no answer to it', () => {
    expect(undatedUnion().answer('Did Spain join the Wine League in 2010?').content).toMatch(
      /^This is not in the embedded dataset/,
    );
    expect(answer('Did South Africa join BRICS in 2010?').content).toMatch(/^\*\*Yes\./);
  });
});

test('members beside another fact bring the note that later ones may be missing', () => {
  expect(answer('Mercosur founding date and members').content).toContain('only the founding members');
});

describe('when something joined several', () => {
  test.each(['When did Poland join NATO and the EU?', 'since when is Poland a member of NATO and the EU'])(
    'each has its own day: %s',
    (question) => {
      const { content } = whole.engine.answer(question);
      expect(content).toContain('North Atlantic Treaty Organization since **12 March 1999**');
      expect(content).toContain('European Union since **1 May 2004**');
    },
  );

  test('what it never joined is named', () => {
    const { content } = whole.engine.answer('When did Germany join the EU and OPEC?');
    expect(content).toContain('European Union since **1 January 1958**');
    expect(content).toContain('has no start date for Organization of the Petroleum Exporting Countries');
  });
});
