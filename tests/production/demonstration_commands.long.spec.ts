// needs: demo
import { test } from '@japa/runner'

import { DEMO_PASSWORD } from '#tests/invented/companies'
import { type Clone, cloneCheckout, isCheckout } from '#tests/production/clone'
import { livedWhere } from '#tests/production/command_book'
import { type Demonstration, startDemonstration } from '#tests/production/demonstration'
import { workADay } from '#tests/production/work_a_day'

test.group('A clone in which somebody says `npm start`', (group) => {
  const isLeftOut = !isCheckout()
  const why = 'needs a checkout of git'
  let clone: Clone
  let demonstration: Demonstration

  group.setup(async () => {
    if (isLeftOut) return () => {}
    clone = cloneCheckout('copied')
    return async () => {
      await demonstration?.end()
      clone.remove()
    }
  })

  test('is worked with: a company is made, a report imported, saved and exported, on the embedded database', async ({
    assert,
  }) => {
    demonstration = await startDemonstration(clone)
    const platform = { username: 'platform', password: DEMO_PASSWORD }
    const { message } = await workADay(demonstration.address, platform)
    assert.match(message, /<MCCI_IN200100UV01/)
  }).skip(isLeftOut, why)

  test('{$self}')
    .with(livedWhere('demonstration').filter((written) => written !== 'npm start'))
    .run(async (_, written) => {
      await demonstration.live(written)
    })
    .skip(isLeftOut, why)
})
