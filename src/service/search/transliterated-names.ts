import { otherAlphabetIn } from '../../shared/names/name-text';

/** Legal forms and what companies say of themselves as Cyrillic writes those of other countries, behind the name. */
const CYRILLIC_FORM =
  / (?:аг|се|са|нв|плс|инк|лтд|корп|корпорация|корпорейшн|компания|компани|лимитед|гмбх|спа|групп?|холдингс?)$/;

/** The mark of a stock corporation that Japanese and Korean put in brackets before a name or behind it: `현대자동차(주)`. */
const STOCK_MARK = /^(?:주|株|有) | (?:주|株|有)$/;

/** What Chinese, Japanese and Korean put behind the names of places; many leave it out, or put it where others do not. */
const PLACE = /(?<=.{2})(?:州|省|市|県|縣|府|都|区|區|郡|자치구| ?(?:주|성|도|시|현|부))$/;
const PLACES = ['州', '省', '市', '県', '縣'];
const CHINESE = /^[\u3041-\u30FF\u4E00-\u9FFF]{2,}$/;

/** The ways to read a name in another script that leave out, or put behind it, what tells only what it is the name of. */
export function transliterations(text: string): readonly string[] {
  if (otherAlphabetIn(text) === undefined) return [];
  const bare = [CYRILLIC_FORM, STOCK_MARK, PLACE].map((mark) => text.replace(mark, ''));
  const told = CHINESE.test(text) ? PLACES.map((place) => text + place) : [];
  return [...bare, ...told].filter((each) => each !== text);
}
