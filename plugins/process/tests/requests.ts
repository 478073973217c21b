import { bringCase } from '#tests/isolation/kit/case_ways'
import { has, isAdministrator, owner, type Ready, thenTakeBack } from '#tests/isolation/kit/ready'
import { defineRequests } from '#tests/isolation/kit/requests'

import { defaultDefinition, setupOf } from '#plugins/process/definition/default_definition'

const reason = 'Own'

/** A process as a project sets it up. */
const setup = () => setupOf(defaultDefinition)

const notRemoved = { removed_at: null, removed_by: null, removed_by_name: null, removed_for: null }

/** The case is at hand for a manager, and there again afterwards. */
const forManager =
  (node: string): Ready =>
  async (...asked) => {
    const caseId = asked[1][0]!
    await bringCase(caseId, { node, holder: null })
    await isAdministrator(...asked)
    const cases = owner().from('cases').where({ id: caseId })
    thenTakeBack(() => cases.update(notRemoved))
  }

/** Nothing is set up there yet. */
const notSetUp =
  (table: string): Ready =>
  async (...asked) => {
    const [{ scope }] = asked
    const place =
      table === 'process_templates'
        ? { company_id: scope.companyId }
        : { project_id: scope.projectId, environment: scope.environment }
    await owner().from(table).where(place).delete()
  }

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  whole: {
    'process.way.pass': () => ({ seen: 1 }),
    'process.way.return': () => ({ seen: 1, to: 'ENTRY', reason: 'Own' }),
    'process.way.recall': () => ({ seen: 2, reason: 'Own' }),
    'process.way.claim': () => ({ seen: 1 }),
    'process.way.transfer': ({ userId }) => ({ seen: 1, to: userId, reason: 'Own' }),
    'process.way.withdraw': () => ({ seen: 1, to: 'ENTRY', reason }),
    'process.way.delete': () => ({ seen: 1, reason }),
    'process.way.restore': () => ({ seen: 1, reason }),
    'process.many': ({ caseId }) => ({ caseIds: [caseId], act: 'claim' }),
    'process.setup.save': () => ({ ...setup(), version: 1 }),
    'process.pages.choose': () => ({ version: 1, pages: [] }),
    'process.template.save': () => ({ ...setup(), version: 0 }),
    'process.quality.rate': () => ({ seen: 1, severity: 'major' }),
  },
  before: {
    'process.way.withdraw': forManager('QUALITY'),
    'process.way.delete': forManager('ENTRY'),
    'process.way.restore': async (...asked) => {
      await forManager('ENTRY')(...asked)
      const cases = owner()
        .from('cases')
        .whereIn('id', [...asked[1]])
      await cases.update({
        removed_at: new Date(),
        removed_by_name: 'Somebody',
        removed_for: reason,
      })
    },
    'process.setup.save': notSetUp('process_definitions'),
    'process.pages.choose': notSetUp('process_definitions'),
    'process.template.save': notSetUp('process_templates'),
    'process.way.pass': has('ENTRY'),
    'process.way.return': has('QUALITY'),
    'process.way.recall': async (_own, [caseId], _named, { identity }) =>
      bringCase(caseId!, { node: 'QUALITY', holder: identity.user.id, isSubmitted: true }),
    'process.way.claim': async (_own, [caseId]) =>
      bringCase(caseId!, { node: 'ENTRY', holder: null }),
    'process.way.transfer': async (...asked) => {
      await bringCase(asked[1][0]!, { node: 'ENTRY', holder: null })
      await isAdministrator(...asked)
    },
    'process.quality.rate': async (...asked) => {
      const [caseId, id] = asked[1]
      await has('QUALITY')(...asked)
      const corrections = owner().from('case_corrections').where({ id: id! })
      await corrections.update({ case_id: caseId, revision: 1 })
    },
  },
  shapes: {
    'process_definitions.version': () => 2,
    'process_definitions.setup': setup,
    'process_templates.setup': setup,
  },
  jobs: {
    'process.many':
      'the verdict on a case names its number and what stood in the way, and nothing that it says',
  },
  aliases: { correction: 'case_correction' },
})
