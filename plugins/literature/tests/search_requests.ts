import { type Body, word } from '#tests/isolation/kit/body'
import { isAdministrator, owner, type Ready } from '#tests/isolation/kit/ready'

const words = { keyword_zh: [], keyword_en: ['own'], inn: [], brand: [], safety: [] }

/** Words that no other strategy has. */
const freshWords = () => ({ ...words, keyword_en: [word()] })

const setup = { sources: ['pubmed'], cycle: '1_week', dueDays: 7 } as const

/** What the calls of searches are told by the tests that walk all routes. */
export const searchBodies = {
  'literature.strategies.create': () => ({ name: word(), words: freshWords() }),
  'literature.strategies.save': () => ({ version: lastVersion, words: freshWords() }),
  'literature.tasks.create': ({ userId }: Body) => ({ ownerId: userId }),
  'literature.tasks.change': ({ userId }: Body) => ({ ownerId: userId }),
  'literature.sources.change': () => ({ options: {} }),
  'literature.sources.seal': () => ({ name: 'key', value: 'own' }),
  'literature.searches.give': ({ userId }: Body) => ({ ownerId: userId }),
}

/** Writes of tasks, which are based on their revision. */
export const wholeSearches = {
  'literature.tasks.create': ({ literatureProductId }: Body) => ({
    ...{ ...setup, productId: literatureProductId, anchor: '2026-01-01' },
  }),
  'literature.tasks.change': () => setup,
  'literature.tasks.pause': () => ({}),
  'literature.tasks.resume': () => ({}),
}

/** The tables whose revision writes of tasks name. */
export const searchesBasedOn = {
  'literature.tasks.change': 'literature_tasks',
  'literature.tasks.pause': 'literature_tasks',
  'literature.tasks.resume': 'literature_tasks',
}

const ofProject = (table: string, { projectId, environment }: Parameters<Ready>[0]['scope']) =>
  owner().from(table).where({ project_id: projectId, environment })

let lastVersion = 1

/** The strategy is based on its latest version. */
const atLastVersion: Ready = async ({ scope }, [id]) => {
  const strategies = ofProject('literature_strategies', scope).where({ product_id: id! })
  const [row] = await strategies.max('version as version')
  lastVersion = Number(row.version ?? 0)
}

/** No other task searches the source, and somebody may look after the task. */
const unshared: Ready = async (...asked) => {
  await isAdministrator(...asked)
  await ofProject('literature_tasks', asked[0].scope).update({ sources: ['own'] })
}

const pausedAt =
  (moment: Date | null): Ready =>
  async (_own, [id]) =>
    owner().from('literature_tasks').where({ id: id! }).update({ paused_at: moment })

/** The days of the search are not covered yet. */
const open: Ready = async (_own, [id]) =>
  owner().from('literature_searches').where({ id: id! }).update({ state: 'open', done_at: null })

/** What searches wait for. */
export const searchesBefore = {
  'literature.strategies.save': atLastVersion,
  'literature.tasks.create': unshared,
  'literature.tasks.change': unshared,
  'literature.tasks.pause': pausedAt(null),
  'literature.tasks.resume': pausedAt(new Date()),
  'literature.searches.give': (async (...asked) => {
    await isAdministrator(...asked)
    await open(...asked)
  }) satisfies Ready,
  'literature.searches.upload': open,
  'literature.searches.empty': open,
}

/** Writes of searches that nobody of the walk does, and why. */
export const searchesNeverDone = {
  'literature.searches.again': 'the source of the walk is not installed',
}

/** JSON of searches, as calls state it. */
export const searchShapes = {
  'literature_strategies.words': (mark: string) => ({ ...words, keyword_en: [mark] }),
  'literature_searches.reason': (mark: string) => ({ en: mark, zh: mark }),
  'literature_tries.sentence': (mark: string) => ({ en: mark, zh: mark }),
  'literature_sources.options': () => ({}),
  'literature_sources.sealed': () => ({}),
}
