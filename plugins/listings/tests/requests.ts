import { word } from '#tests/isolation/kit/body'
import { owner, type Ready } from '#tests/isolation/kit/ready'
import { defineRequests } from '#tests/isolation/kit/requests'

const design = () => ({
  grain: 'case',
  columns: [{ key: 'case', source: { of: 'list', column: 'caseNo' }, width: 16, format: 'name' }],
  question: { conditions: [], anyRow: [] },
  sort: [],
  group: null,
})

/** The visitor made the file, which is there and has not expired. */
const madeByVisitor: Ready = async (_own, _ids, { listingRunId }, { identity }) =>
  owner()
    .from('listing_runs')
    .where({ id: String(listingRunId) })
    .update({ started_by: identity.user.id })

const notRemoved: Ready = async (_own, ids) =>
  owner()
    .from('listing_designs')
    .whereIn('id', [...ids])
    .update({ removed_at: null })

const companyNotRemoved: Ready = async (_own, ids) =>
  owner()
    .from('company_listings')
    .whereIn('id', [...ids])
    .update({ removed_at: null })

const saved = () => ({ name: word(), isTemplate: false, design: design() })

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  bodies: {
    'listings.rows': () => ({ design: design() }),
    'listings.change': () => ({ revision: 1, name: word(), design: design() }),
    'listings.company.change': () => ({ revision: 1, name: word(), design: design() }),
  },
  whole: {
    'listings.create': saved,
    'listings.change': () => ({ name: word(), design: design() }),
    'listings.company.create': () => ({ name: word(), design: design() }),
    'listings.company.change': () => ({ name: word(), design: design() }),
    'listings.run': () => ({ kind: 'csv' }),
    'listings.weekly': () => ({ weekly: { kind: 'csv' } }),
    'listings.rows': () => ({ design: design() }),
  },
  basedOn: {
    'listings.change': 'listing_designs',
    'listings.company.change': 'company_listings',
  },
  before: {
    'listings.file': madeByVisitor,
    'listings.change': notRemoved,
    'listings.remove': notRemoved,
    'listings.run': notRemoved,
    'listings.weekly': notRemoved,
    'listings.company.change': companyNotRemoved,
    'listings.company.remove': companyNotRemoved,
  },
  words: { number: ['1'] },
  aliases: { design: 'listing_design' },
  shapes: {
    'listing_designs.design': design,
    'listing_design_versions.design': design,
    'company_listings.design': design,
    'listing_designs.weekly': () => ({ kind: 'csv', encoding: 'utf-8', language: 'en' }),
    'listing_runs.files': () => [],
    'listing_runs.sentence': (mark) => ({ en: mark, zh: mark }),
  },
  unanswered: {
    'listings.file':
      'a run that the walk fills has no bytes; the specs of line listings fetch them',
  },
  jobs: {
    'listings.weekly': 'it has files made with the rights of those who get them, and tells nothing',
    'listings.run':
      'the file of a listing is made with the rights of whoever asked for it, and given to them alone',
  },
})
