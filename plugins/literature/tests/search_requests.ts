import type { Body } from '#tests/isolation/kit/body'

const words = { keyword_zh: [], keyword_en: ['own'], inn: [], brand: [], safety: [] }

/** What the calls of searches are told by the tests that walk all routes. */
export const searchBodies = {
  'literature.strategies.create': () => ({ name: 'Own strategy', words }),
  'literature.strategies.save': () => ({ version: 1, words }),
  'literature.tasks.pause': () => ({ revision: 1 }),
  'literature.tasks.resume': () => ({ revision: 1 }),
  'literature.sources.change': () => ({ options: {} }),
  'literature.sources.seal': () => ({ name: 'key', value: 'own' }),
  'literature.searches.give': ({ userId }: Body) => ({ ownerId: userId }),
}

/** Writes of searches that nobody of the walk does, and why. */
export const searchesNeverDone = {
  'literature.strategies.create': 'a word is once in a project, and the walk asks twice',
  'literature.strategies.save': 'the version of the walk is not the latest one',
  'literature.tasks.create': 'nobody of the walk may look after a task',
  'literature.tasks.change': 'nobody of the walk may look after a task',
  'literature.tasks.pause': 'the task of the walk is paused already',
  'literature.tasks.resume': 'the task of the walk has another revision',
  'literature.searches.give': 'nobody of the walk may search',
  'literature.searches.again': 'the source of the walk is not installed',
  'literature.searches.upload': 'the search of the walk is covered',
  'literature.searches.empty': 'the search of the walk is covered',
}

/** JSON of searches, as calls state it. */
export const searchShapes = {
  'literature_strategies.words': (mark: string) => ({ ...words, keyword_en: [mark] }),
  'literature_searches.reason': (mark: string) => ({ en: mark, zh: mark }),
  'literature_tries.sentence': (mark: string) => ({ en: mark, zh: mark }),
  'literature_sources.options': () => ({}),
  'literature_sources.sealed': () => ({}),
}
