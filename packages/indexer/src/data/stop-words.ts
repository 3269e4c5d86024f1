/** English words that say nothing about what a text is about: left out of indexes and queries. */
export const STOP_WORDS: readonly string[] = (
	'a about after all also am an and any are as at be because been before being between both but by can could did do ' +
	'does doing during each else few for from further had has have having he her here hers him his how i if in into is ' +
	'it its itself just me more most my no nor not of off on once only or other our ours out over own same she should so ' +
	'some such than that the their them then there these they this those through to too under until up us very was we ' +
	'were what when where which while who whom why will with within without would you your yours ' +
	// What is left of contractions: don't, isn't.
	'don didn doesn isn aren wasn weren won wouldn couldn shouldn hasn haven hadn ain'
).split(' ');

/** Words that describe every skill alike; left out only when terms are derived from a text. */
export const COMMON_IN_SKILLS: readonly string[] = (
	'use uses used using user users skill skills agent agents assistant help helps helping create creates creating make ' +
	'provide provides providing support supports including include includes ensure ensures based via etc e g ie like ' +
	'need needs want wants ask asks asked when whenever new existing best practice practices guide guidance guidelines ' +
	'instruction instructions task tasks work works working file files one two get set run any every across expert ' +
	'specialized comprehensive complete full specific various multiple well good better designed trigger triggers'
).split(' ');

/** Characters at which a run of Han text is cut when words are looked for in it. */
export const HAN_BREAKS =
	'的了和与及或在是为对于从到以把被让使将可能会要等并且而其之这那个些此所由向给用按如若则都也还只不无有中上下后前时地得着过吗呢吧啊';
