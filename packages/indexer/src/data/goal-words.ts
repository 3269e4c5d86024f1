/**
 * English words that a goal may have whatever it is about, in all of their forms. They tell nothing about which unit it
 * means, although few units may have them, which would make them rare and telling.
 */
export const GOAL_WORDS: readonly string[] = (
	'help want need please can could would let lets get got getting make made making know thing things ' +
	'something anything everything nothing way ways like us now really give giving show tell take taking look ' +
	'looking find see try trying just still also even ever never go going come put keep some any every one ' +
	'ones two here there then than today tomorrow yesterday tonight recently currently already again soon ' +
	'later always often maybe perhaps quite much many lot lots bit little back out off up down over away ' +
	'around yet else kind sort able possible possibly sure right okay ok thanks thank hi hello hey assist ' +
	'assistance recommend recommendation recommendations suggest suggestion suggestions provide interested ' +
	'wondering wonder love hope good great best better nice new own same different various several certain ' +
	'specific particular especially regarding related based including include includes such etc via per ' +
	'somebody someone anybody anyone nobody people others another first second last next previous whole entire ' +
	'actually basically simply properly well quickly easily scratch asap urgent urgently immediately carefully ' +
	'thoroughly exactly instead finally anyway somehow'
).split(' ');
