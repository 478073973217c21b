// needs: demo, drop, simulator
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { asPlatform } from '#kernel/commands/as_platform'
import { retireNewerReleases } from '#tests/coding/retire_newer_releases'
import { demoDestinations, demoRegulators, submittedByFolder } from '#tests/invented/gateway'

import { BringDemonstration } from '#plugins/demo/seeding/bring_demonstration'

const owner = () => db.connection('owner')

test.group('The demonstration, submitted', (group) => {
  group.setup(retireNewerReleases)

  test('has destinations by portal, by folder and by AS2 to regulators that are played, and submissions in every state, once', async ({
    assert,
  }) => {
    const demonstration = await app.container.make(BringDemonstration)
    const { companies } = await asPlatform(() => demonstration.handle())
    await asPlatform(() => demonstration.handle())
    const project_id = companies[0]!.projects.PH900!
    const destinations = await owner()
      .from('gateway_destinations')
      .where({ project_id, environment: 0 })
    assert.sameMembers(
      destinations.map(({ code }) => code),
      [...demoDestinations, ...demoRegulators].map(({ code }) => code)
    )
    const all = await owner().from('submissions').where({ project_id, environment: 0 })
    const byFolder = destinations.find(({ code }) => code === 'SIMDROP')
    const isPlayed = ({ destination_id: id }: { destination_id: string }) => id === byFolder.id
    const played = all.filter(isPlayed)
    assert.lengthOf(played, submittedByFolder)
    // Where sending is open they may have left by now.
    for (const { state } of played) assert.include(['queued', 'delivered'], state)
    const submissions = all.filter((each) => !isPlayed(each))
    const states = ['accepted', 'rejected', 'delivered', 'portal', 'halted', 'withdrawn', 'closed']
    assert.sameMembers([...new Set(submissions.map(({ state }) => state))], states)
    assert.lengthOf(submissions, 10)
    const remarks = await owner()
      .from('submission_remarks')
      .where({ project_id, environment: 0, severity: 'error' })
    assert.lengthOf(remarks, 5)
    assert.lengthOf(
      remarks.filter(({ path }) => path !== null),
      4
    )
    const [orphan, ...others] = await owner()
      .from('gateway_arrivals')
      .where({ of_project_id: project_id, of_environment: 0, state: 'orphan' })
    assert.isEmpty(others)
    assert.deepEqual(orphan!.names, ['OLD-0001'])
  })
})
