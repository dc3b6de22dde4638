/**
 * English words that differ by a letter or two from words of the tables and mean something else: `radio` is no slip of
 * `ratio`. They are the words of WordNet 3.1 that its texts hold at least twice, where they lie so near,
 * and things that are sold.
 */
export const OTHER_WORDS =
  'patent patents summer summers winter abode abortion addition afters agent aggravate along alter amply assent assert assess assyrian ' +
  'attacker authorize backing baked banging banker bass baste bath batter bean beard beast bellow bent ' +
  'berth beset bitter black blow booth boring breeding brook busy butter cadre calamity calculation ' +
  'calving cannon canon canyon cars carve cast chance cheek chick chide choir chuck clash coat cold collage ' +
  'commence community compassion competent composed concert concerto concession condensation confession ' +
  'confident connective consonant construct consultant contact contents contradict contrary contrast ' +
  'convection cooperate cooperation correctly counteract court courtier crash creation crushing dealer ' +
  'debut deceased decedent defective defendant dependency despondent detected detective detector ' +
  'direction disabling dismount distinct distract distrust ditch domination dose doze drown dwelling ' +
  'eats economics economist economists elements emigrate enact enraged equation evaluation evers exalt excessive expanse expectant ' +
  'expectantly explorer explosive expressive extensive fact faction falter farce farmer farms feast festivity ' +
  'fever fiend filing finale finding findings finish firing fist fives flood flounder flour fond forge ' +
  'foster frequent frequently friction fried fully futility given goner gown grain grass graves ' +
  'greatness green greet groan healing heaps hearing hearth heated heave hither homer hungry ideal ' +
  'indebted infection infest ingest inherent injection instance intention intentional interact ' +
  'intercept interject interpret intersect invent invention ireland isolation lacerate lashings lasting ' +
  'late latent lates lather lats latter layer leash legation liberate liking lined linen linger links ' +
  'liter literary litter liver livid loading loads locale lodging lone longing loose louse lover loving ' +
  'loyal lunation lunch maintain majority majors mates mayor meager miner minors mixing moist momentary ' +
  'monkey mores moth mount mouth mover movie mulch naive naked nationalism nationalize needs notion ' +
  'order overcome overhead overhear override overtake overture pace pacing pains palace pant pants ' +
  'papers parisian parson parsons pasted patent peace petition plan plane planes planet planets plank ' +
  'plate playing polished pond populace powder precious prediction premix preserved prevent pride ' +
  'projection promising promotion prone proposition prosperity protection providence quite radio rage ' +
  'ranging ration react reaction rearing reason reception regiment relations relaxed relent relieved ' +
  'religion rending repeated repent reputation resent residence resort retain retort revelation revenge ' +
  'rinse ripen roads rotation rouse rumanian sand sands savings scare scent scold sedan seize send ' +
  'sending setting sever shade shades shake shallow shame shape shave shaving sheep sheer shock shoes ' +
  'shore short shriek sidle sill simulated skill slate slide smallness smart smell smite snare sneak ' +
  'sneer snort sock solid sorbed sounding spain spare spear speck speed spelling spill sport spout ' +
  'spraying stack stage stake stakes stall standing starting startling steak steel steep stick stiff ' +
  'stool stoop strand stranger string stuff suite sweat sweats sweet swelling swerve tank taxis teach ' +
  'tears think thorough though tickets times token tonal tons trace tracing training transformation ' +
  'transpiration tree trill trough underline unexplored universality vacation vague valve variable ' +
  'variation verge verse verve wander wandering weakly weeds whole wholesome whore widen widow width ' +
  'wings winter witch word words wound';
