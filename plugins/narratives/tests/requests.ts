import { word } from '#tests/isolation/kit/body'
import { owner, type Ready } from '#tests/isolation/kit/ready'
import { defineRequests } from '#tests/isolation/kit/requests'

const template = () => ({
  person: { en: 'patient', zh: 'person' },
  lists: {},
  sentences: [
    { key: 'event', section: 'course', each: 'E.i', text: { en: '{event}', zh: '{event}' } },
  ],
})

const edit = (mark: string) => ({
  ...{ id: `own:${mark}`, kind: 'own', section: 'course', after: null, text: mark },
})

const notRemoved: Ready = async (_own, ids) =>
  owner()
    .from('narrative_templates')
    .whereIn('id', [...ids])
    .update({ removed_at: null })

/** Nobody has done anything to the narratives of these cases. */
const untouched: Ready = async (_own, ids) =>
  owner()
    .from('case_narratives')
    .whereIn('case_id', [...ids])
    .update({ revision: 0 })

const kept = () => ({
  ...{ language: 'en', revision: 0, template: null, withChanges: false },
  edits: [edit(word())],
})
const saved = () => ({ name: word(), template: template() })

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  bodies: {
    'narratives.save': kept,
    'narratives.write': ({ baseRevision = 1 }) => ({
      language: 'en',
      place: 'H.5.r',
      baseRevision,
    }),
    'narratives.templates.change': () => ({ revision: 1, ...saved() }),
  },
  queries: {
    'narratives.show': { language: 'en' },
    'narratives.changes': { language: 'en' },
  },
  whole: {
    'narratives.save': kept,
    'narratives.write': () => ({ language: 'en', place: 'H.5.r', confirm: true }),
    'narratives.templates.create': saved,
    'narratives.templates.change': saved,
  },
  basedOn: {
    'narratives.write': 'cases',
    'narratives.templates.change': 'narrative_templates',
  },
  before: {
    'narratives.save': untouched,
    'narratives.templates.change': notRemoved,
    'narratives.templates.remove': notRemoved,
  },
  shapes: {
    'narrative_templates.template': template,
    'narrative_template_versions.template': template,
    'case_narratives.edits': (mark) => [edit(mark)],
  },
  unanswered: {
    'narratives.changes': 'no case of these has a version that was archived or sent before',
  },
})
