import { chooseTexts } from '../../../../src/addin/taskpane/texts/choose-texts';
import { de } from '../../../../src/addin/taskpane/texts/de';
import { en } from '../../../../src/addin/taskpane/texts/en';

test.each([
  ['de', de],
  ['DE-at', de],
  ['en-GB', en],
  ['fr', en],
  ['den', en],
])('the texts of %s are the language’s own, or English', async (language, texts) => {
  expect(await chooseTexts(language)).toBe(texts);
});

test('where the texts of a language cannot be loaded, the pane speaks English', async () => {
  jest.doMock('../../../../src/addin/taskpane/texts/de', () => {
    throw new Error('no network');
  });
  await jest.isolateModulesAsync(async () => {
    const alone = await import('../../../../src/addin/taskpane/texts/choose-texts');
    expect((await alone.chooseTexts('de')).tabs).toEqual(en.tabs);
  });
});
