import { putInUse } from '#tests/coding/put_in_use'
import { word } from '#tests/isolation/kit/body'
import { owner, type Ready, unconfirmed } from '#tests/isolation/kit/ready'
import { defineRequests } from '#tests/isolation/kit/requests'
import type { Filled } from '#tests/isolation/kit/world'

const placesOf = ({ scope: { projectId: project_id, environment } }: Filled) =>
  owner().from('coded_places').where({ project_id, environment })

let inUse: Promise<void> | undefined
/** A dictionary whose terms synonyms may lead to. */
const dictionary: Ready = () => (inUse ??= putInUse('91.1', '98.1'))

/** Words that nobody has coded yet, and a dictionary to code them by. */
const openPlaces: Ready = async (...asked) => {
  await dictionary(...asked)
  await placesOf(asked[0]).update({ verbatim: 'own words', key: 'ownwords', code: null })
}

const unconfirmedDictionary: Ready = async (...asked) => {
  await dictionary(...asked)
  await unconfirmed(...asked)
}

const noDictionary = 'it asks a dictionary, and none is loaded; its own spec shows what it answers'

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  bodies: {
    'coding.runs.autocode': ({ caseId }) => ({ caseIds: [caseId] }),
    'coding.terms.match': () => ({ version: '98.1', lines: ['own words'] }),
  },
  queries: {
    'coding.recoding.impact': { from: '91.1', to: '98.1' },
  },
  files: {
    'coding.synonym_uploads.preview': { field: 'list', name: 'own.csv', text: 'own,90100004' },
    'coding.synonym_uploads.take_over': { field: 'list', name: 'own.csv', text: 'own,90100004' },
    'coding.list_uploads.preview': { field: 'list', name: 'own.csv', text: 'own,90100004' },
    'coding.list_uploads.take_over': { field: 'list', name: 'own.csv', text: 'own,90100004' },
    'coding.loads.start': { field: 'files', name: 'own.asc', text: '91.1$' },
  },
  forms: {
    coding_synonym_lists: () => ({
      ...{ name: word(), language: 'en', state: 'active', source: 'x' },
    }),
    coding_synonyms: () => ({ verbatim: word(), code: '90100004', state: 'approved' }),
  },
  whole: {
    'coding.learned.decide': () => ({
      ...{ terms: [{ key: 'ownwords', code: 90_100_004 }], state: 'rejected' },
    }),
    'coding.synonyms.decide': ({ codingSynonymId }) => ({
      ...{ ids: [codingSynonymId], state: 'rejected' },
    }),
    'coding.review.put_aside': () => ({ verbatim: 'own words' }),
    'coding.review.take_back': () => ({ verbatim: word() }),
    'coding.runs.assign': () => ({ verbatim: 'own words', code: 90_100_004 }),
    'coding.runs.recode': () => ({ from: '98.0', to: '98.1', replace: [] }),
    'coding.version.change': () => ({ version: '98.1' }),
  },
  basedOn: {
    'coding.version.change': 'coding_settings',
  },
  before: {
    'coding.releases.act': async (_, ids) =>
      owner()
        .from('dictionary_releases')
        .whereIn('id', [...ids])
        .update({ state: 'imported' }),
    'coding.coding_synonyms.create': dictionary,
    'coding.coding_synonyms.change': dictionary,
    'coding.synonym_uploads.take_over': dictionary,
    'coding.learned.decide': async ({ scope: { projectId: project_id, environment } }) => {
      const place = { project_id, environment }
      const words = { verbatim: 'own words', key: 'ownwords', code: 90_100_004 }
      await owner().from('coded_places').where(place).update(words)
    },
    'coding.synonyms.decide': async (_own, _ids, { codingSynonymId }) =>
      owner()
        .from('coding_synonyms')
        .where({ id: String(codingSynonymId) })
        .update({ code: '90100004', state: 'approved' }),
    'coding.list_uploads.take_over': dictionary,
    'coding.coding_synonym_lists.remove': async (_, ids) =>
      owner()
        .from('coding_synonym_lists')
        .whereIn('id', [...ids])
        .update({ state: 'prepared' }),
    'coding.review.put_aside': async ({ scope: { projectId: project_id, environment } }) =>
      owner()
        .from('coded_places')
        .where({ project_id, environment })
        .update({ verbatim: 'own words', key: 'ownwords', code: null }),
    'coding.runs.take_back': async (_, ids) => {
      await owner()
        .from('batches')
        .whereIn('id', [...ids])
        .update({
          asked: { kind: 'assign', key: 'own', verbatim: 'own', code: 90_100_004 },
          state: 'done',
        })
      await owner()
        .from('coding_runs')
        .whereIn('id', [...ids])
        .update({ taken_back_by: null })
    },
    'coding.terms.match': dictionary,
    'coding.recoding.impact': dictionary,
    'coding.runs.autocode': openPlaces,
    'coding.runs.assign': openPlaces,
    'coding.runs.recode': async (...all) => {
      await dictionary(...all)
      await placesOf(all[0]).update({ code: 90_100_004, version: '98.0' })
    },
    'coding.version.change': unconfirmedDictionary,
  },
  unanswered: {
    'coding.terms.find': noDictionary,
    'coding.terms.below': noDictionary,
    'coding.terms.show': noDictionary,
  },
  words: {
    // A term of the invented dictionary.
    level: ['llt'],
    code: ['90100004'],
  },
  beneath: {
    coding_runs: {
      table: 'batches',
      as: { kind: 'coding.run', asked: JSON.stringify({ kind: 'autocode' }), state: 'done' },
    },
  },
  shapes: { 'dictionary_releases.counts': (mark) => ({ [mark]: 1 }) },
  jobs: {
    'coding.load': 'it asks a dictionary, and no case',
    'coding.run': 'what it tells of a case is read through routes, which are walked',
  },
})
